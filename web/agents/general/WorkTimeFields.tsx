import { Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { clockIn, isZone, wallClock } from '#domain/agents/work-time.ts'
import { serverNow } from '#web/session/config.ts'
import { useNow } from '#web/ui/use-now.ts'
import { agentsWords } from '#web/words/agents.ts'
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
        label={agentsWords.timezone}
        description={zoneWords(workTime.timezone, now)}
        placeholder={agentsWords.chooseOne}
        withAsterisk
        searchable
        comboboxProps={{ keepMounted: false }}
        clearable
        clearButtonProps={{ 'aria-label': agentsWords.clearTimezone }}
        nothingFoundMessage={agentsWords.noTimezone}
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
        label={agentsWords.workStarts}
        description={agentsWords.startLike}
        placeholder={agentsWords.clockFormat}
        autoComplete="off"
        withAsterisk
        value={workTime.start}
        onChange={(event) => set({ start: event.currentTarget.value })}
        error={errorAt(faults, 'workTime.start')}
      />
      <TextInput
        label={agentsWords.workEnds}
        description={agentsWords.endLike}
        placeholder={agentsWords.clockFormat}
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
  return isZone(zone) ? agentsWords.itIsThereNow(clockIn(zone, now)) : agentsWords.timezoneHint
}

/** What the two times come to; a start after the end is work through the night. */
function spanWords(start: string, end: string): string {
  if (!wallClock.test(start) || !wallClock.test(end) || start === end) {
    return agentsWords.workThroughTheNight
  }
  return start < end ? agentsWords.eachDayFromTo(start, end) : agentsWords.overnightFrom(start, end)
}
