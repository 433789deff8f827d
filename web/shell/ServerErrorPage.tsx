import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { menusWords } from '#web/words/menus.ts'
import css from './MessagePage.module.css'
import { HomeButton, MessagePage } from './MessagePage.tsx'

/** Rendered as HTML from our own words, as elements: no text from elsewhere ever becomes markup here. */
const description = (
  <>
    <p>
      {menusWords.serverMetAnError} <strong>{menusWords.nothingYouDidCaused}</strong>
      {menusWords.andNothing}
    </p>
    <p>
      {menusWords.please} <strong>{menusWords.refreshThePage}</strong> {menusWords.inAMomentIf}
    </p>
  </>
)

export function ServerErrorPage() {
  const from = useLocation({ select: ({ state }) => state.from }) ?? pathTo('home')
  return (
    <MessagePage title={menusWords.serverError} mark="500">
      {description}
      <div className={css.actions}>
        <HomeButton />
        <Button
          variant="default"
          leftSection={<Icon name="refresh" size={16} />}
          onClick={() => window.location.assign(from)}
        >
          {menusWords.refresh}
        </Button>
      </div>
    </MessagePage>
  )
}
