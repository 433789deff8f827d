import { useMemo } from 'react'
import css from './Prose.module.css'
import { proseHtml } from './sanitise.ts'

/** A person's Markdown, shown through the one sanitising door. */
export function Prose({ markdown }: { markdown: string }) {
  const html = useMemo(() => proseHtml(markdown), [markdown])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the door, and what comes out of it is sanitised
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
