import { Button } from '@mantine/core'
import { agentsWords } from '#web/words/agents.ts'
import css from './UndoBar.module.css'

/** Says what has just been changed in the draft, and takes it back. */
export function UndoBar({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className={css.bar} role="status">
      <span>{text}</span>
      <Button variant="default" size="xs" onClick={onUndo}>
        {agentsWords.undo}
      </Button>
    </div>
  )
}
