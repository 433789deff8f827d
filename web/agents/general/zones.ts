import { isZone } from '#domain/agents/work-time.ts'

/** Zones that the IANA database has renamed: browsers take the new names but may still list the old ones only. */
const renamed = ['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Yangon', 'Europe/Kyiv', 'America/Nuuk']

/** Every zone of the IANA database that this browser knows, UTC first, and the one that is chosen already. */
export function zones(chosen: string): string[] {
  const more = [...renamed, chosen].filter((zone) => zone !== '' && isZone(zone))
  const all = new Set([...Intl.supportedValuesOf('timeZone'), ...more])
  all.delete('UTC')
  return ['UTC', ...[...all].sort()]
}
