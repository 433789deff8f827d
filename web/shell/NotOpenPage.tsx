import { useMatches } from '@tanstack/react-router'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shellWords } from '#web/words/shell.ts'
import { titleWords } from '#web/words/titles.ts'
import { HomeButton, MessagePage } from './MessagePage.tsx'

/** A part of the market that is not there yet says so, with its own name. */
export function NotOpenPage() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return (
    <MessagePage title={title ? titleWords[title] : shellWords.thisPart}>
      <StatusTag tone="wait">{shellWords.notOpenYet}</StatusTag>
      <p>{shellWords.thisPartOfSurety}</p>
      <HomeButton />
    </MessagePage>
  )
}
