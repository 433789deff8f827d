import { useMatches } from '@tanstack/react-router'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { HomeButton, MessagePage } from './MessagePage.tsx'

/** A part of the market that is not there yet says so, with its own name. */
export function NotOpenPage() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? 'This part'
  return (
    <MessagePage title={title}>
      <StatusTag tone="wait">Not open yet</StatusTag>
      <p>This part of Surety is being built and opens with a later version. Swapping and orders work already.</p>
      <HomeButton />
    </MessagePage>
  )
}
