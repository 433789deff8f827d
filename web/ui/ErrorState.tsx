import { Button } from '@mantine/core'
import { uiWords } from '#web/words/ui.ts'
import { Icon } from './Icon.tsx'
import css from './States.module.css'

/** What a part of a page shows when it could not be loaded: what happened, and a way to try again. */
export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={css.state} role="alert">
      <Icon name="warning" size={26} />
      <p>{text}</p>
      <Button variant="default" leftSection={<Icon name="refresh" size={16} />} onClick={onRetry}>
        {uiWords.tryAgain}
      </Button>
    </div>
  )
}
