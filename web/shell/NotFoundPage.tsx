import { shellWords } from '#web/words/shell.ts'
import { HomeButton, MessagePage } from './MessagePage.tsx'

export function NotFoundPage() {
  return (
    <MessagePage title={shellWords.youLookLost} mark="404">
      <p>{shellWords.thereIsNothing}</p>
      <HomeButton />
    </MessagePage>
  )
}
