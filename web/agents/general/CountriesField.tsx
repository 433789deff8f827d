import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import { countryCodes } from '#domain/agents/countries.ts'
import { agentsWords } from '#web/words/agents.ts'
import { countryName } from '../called.ts'
import { errorAt, type GeneralProps } from './fields.ts'

const countries = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

/** The countries that an agent serves: several, found by name. */
export function CountriesField({ draft, change, faults }: GeneralProps) {
  return (
    <MultiSelect
      label={agentsWords.countries}
      description={agentsWords.whereYouServePeople}
      placeholder={draft.countryCodes.length === 0 ? agentsWords.chooseOneOrMore : ''}
      withAsterisk
      searchable
      comboboxProps={{ keepMounted: false }}
      hidePickedOptions
      nothingFoundMessage={agentsWords.noCountry}
      data={countries}
      value={[...draft.countryCodes]}
      onChange={(codes) => change({ countryCodes: codes })}
      error={errorAt(faults, 'countryCodes')}
    />
  )
}
