import { HomeButton, MessagePage } from './MessagePage.tsx'

export function NotFoundPage() {
  return (
    <MessagePage title="You look lost" mark="404">
      <p>There is nothing at this address. It may have moved, or the link may be incomplete.</p>
      <HomeButton />
    </MessagePage>
  )
}
