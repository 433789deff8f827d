import { Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { clockIn, isZone, wallClock } from '#domain/agents/work-time.ts'
import { serverNow } from '#web/session/config.ts'
import { useNow } from '#web/ui/use-now.ts'
import { errorAt, type GeneralProps } from './fields.ts'
import css from './GeneralStep.module.css'
import { zones } from './zones.ts'

const lookMs = 10_000

/** The zone that an agent works in, and from when to when by its clock. */
export function WorkTimeFields({ draft, change, faults }: GeneralProps) {
  const { workTime } = draft
  const now = useNow(serverNow, lookMs)
  const known = useMemo(
    () => zones(workTime.timezone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [workTime.timezone],
  )
  const set = (part: Partial<Draft['workTime']>) => change({ workTime: { ...workTime, ...part } })
  return (
    <div className={css.times}>
      <Select
        label="Timezone"
        description={zoneWords(workTime.timezone, now)}
        placeholder="Choose one"
        withAsterisk
        searchable
        comboboxProps={{ keepMounted: false }}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear timezone' }}
        nothingFoundMessage="No timezone has that in its name"
        data={known}
        renderOption={({ option }) => (
          <span className={css.zone}>
            {option.label}
            <span className="faint small">{clockIn(option.value, now)}</span>
          </span>
        )}
        value={workTime.timezone || null}
        onChange={(timezone) => set({ timezone: timezone ?? '' })}
        error={errorAt(faults, 'workTime.timezone')}
      />
      <TextInput
        label="Work starts"
        description="HH:MM, e.g. 09:30"
        placeholder="HH:MM"
        autoComplete="off"
        withAsterisk
        value={workTime.start}
        onChange={(event) => set({ start: event.currentTarget.value })}
        error={errorAt(faults, 'workTime.start')}
      />
      <TextInput
        label="Work ends"
        description="HH:MM, e.g. 18:00"
        placeholder="HH:MM"
        autoComplete="off"
        withAsterisk
        value={workTime.end}
        onChange={(event) => set({ end: event.currentTarget.value })}
        error={errorAt(faults, 'workTime.end')}
      />
      <p className={css.note}>{spanWords(workTime.start, workTime.end)}</p>
    </div>
  )
}

type Draft = GeneralProps['draft']

function zoneWords(zone: string, now: number): string {
  return isZone(zone) ? `It is ${clockIn(zone, now)} there now.` : 'Type to search, e.g. Lisbon.'
}

/** What the two times come to; a start after the end is work through the night. */
function spanWords(start: string, end: string): string {
  if (!wallClock.test(start) || !wallClock.test(end) || start === end) {
    return 'Work through the night is fine: let it start later than it ends, e.g. 22:00 to 06:00.'
  }
  return start < end ? `Each day from ${start} to ${end}.` : `Overnight: from ${start} to ${end} of the next day.`
}
