import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import { countryCodes } from '#domain/agents/countries.ts'
import { countryName } from '../called.ts'
import { errorAt, type GeneralProps } from './fields.ts'

const countries = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

/** The countries that an agent serves: several, found by name. */
export function CountriesField({ draft, change, faults }: GeneralProps) {
  return (
    <MultiSelect
      label="Countries"
      description="Where you serve people. Type to search."
      placeholder={draft.countryCodes.length === 0 ? 'Choose one or more' : ''}
      withAsterisk
      searchable
      comboboxProps={{ keepMounted: false }}
      hidePickedOptions
      nothingFoundMessage="No country has that in its name"
      data={countries}
      value={[...draft.countryCodes]}
      onChange={(codes) => change({ countryCodes: codes })}
      error={errorAt(faults, 'countryCodes')}
    />
  )
}
