import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import css from './MessagePage.module.css'
import { HomeButton, MessagePage } from './MessagePage.tsx'

/** Rendered as HTML from our own words, as elements: no text from elsewhere ever becomes markup here. */
const description = (
  <>
    <p>
      The server met an error of its own: <strong>nothing you did caused it</strong>, and nothing that was saved is
      lost.
    </p>
    <p>
      Please <strong>refresh the page</strong> in a moment. If an order is open, its state is safe on the server.
    </p>
  </>
)

export function ServerErrorPage() {
  const from = useLocation({ select: ({ state }) => state.from }) ?? pathTo('home')
  return (
    <MessagePage title="Server error" mark="500">
      {description}
      <div className={css.actions}>
        <HomeButton />
        <Button
          variant="default"
          leftSection={<Icon name="refresh" size={16} />}
          onClick={() => window.location.assign(from)}
        >
          Refresh
        </Button>
      </div>
    </MessagePage>
  )
}
