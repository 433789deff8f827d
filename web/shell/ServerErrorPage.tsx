import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { withPart } from '#web/ui/with-part.tsx'
import { menusWords } from '#web/words/menus.ts'
import css from './MessagePage.module.css'
import { HomeButton, MessagePage } from './MessagePage.tsx'

/** Rendered as HTML from our own words, as elements: no text from elsewhere ever becomes markup here. */
export function ServerErrorPage() {
  const from = useLocation({ select: ({ state }) => state.from }) ?? pathTo('home')
  return (
    <MessagePage title={menusWords.serverError} mark="500">
      <p>{withPart(menusWords.serverMetAnError, strong)}</p>
      <p>{withPart(menusWords.pleaseRefresh, strong)}</p>
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

function strong(part: string) {
  return <strong>{part}</strong>
}
