import { Button } from '@mantine/core'
import type { Agent } from '#api/agents.ts'
import { useConfig } from '#web/session/config.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Table } from '#web/ui/Table.tsx'
import { agentsWords } from '#web/words/agents.ts'
import css from './ConflictDialog.module.css'
import { calledBy } from './called.ts'
import { differences } from './differences.ts'
import { draftOf, profileOf } from './draft.ts'
import type { ProfileEdit } from './use-profile.ts'

/** Both versions beside each other, where a profile was changed elsewhere while it was edited here. */
export function ConflictDialog({ edit, theirs }: { edit: ProfileEdit; theirs: Agent }) {
  const called = calledBy(useConfig())
  const offered = new Set(edit.rows.map(({ key }) => key))
  const found = differences(edit.profile, profileOf(draftOf(theirs), offered), called)
  return (
    <Dialog
      title={agentsWords.profileWasChangedElsewhere}
      onClose={edit.decideLater}
      actions={
        <>
          <Button variant="default" data-safe onClick={edit.takeTheirs}>
            {agentsWords.takeTheirs}
          </Button>
          <Button loading={edit.isSaving} onClick={edit.keepMine}>
            {agentsWords.keepMineAndSave}
          </Button>
        </>
      }
    >
      <p>{agentsWords.somebodyPerhaps}</p>
      {found.length === 0 ? (
        <p>{agentsWords.bothVersionsSay}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        <section className={css.wrap} tabIndex={0} aria-label={agentsWords.whatDiffers}>
          <Table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{agentsWords.field}</th>
                <th scope="col">{agentsWords.mine}</th>
                <th scope="col">{agentsWords.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ field, mine, theirs: other }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{mine}</td>
                  <td>{other}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
    </Dialog>
  )
}
