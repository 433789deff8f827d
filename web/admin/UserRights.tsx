import { useStep } from '#web/client/use-step.ts'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { readAsStaff, save, type User } from '#api/users.ts'
import { query } from '#web/client/query.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { adminUsersWords } from '#web/words/admin-users.ts'
import css from './AdminAgentPage.module.css'
import { changesOf, questionOf, type Rights, rightsOf, rightWords } from './rights.ts'

/** What a user may do, to be changed and saved together. What will change is said before. */
export function UserRights({ user }: { user: User }) {
  const [draft, setDraft] = useState<Rights>(() => rightsOf(user))
  const [isAsked, setAsked] = useState(false)
  const { start, isBusy, fault } = useSave(user, () => setAsked(false))
  const { user: me } = useSession()
  const isOwn = me?.addr === user.addr
  const changes = changesOf(rightsOf(user), draft)
  const { title, word, points } = questionOf(user, draft)
  return (
    <Card title={adminUsersWords.permissionsAndFlags}>
      <div className={css.switches}>
        {rightWords.map(({ name, label, hint }) => (
          <Switch
            key={name}
            withThumbIndicator={false}
            label={label}
            description={hint}
            checked={draft[name]}
            disabled={isOwn && (name === 'isSuper' || name === 'isBanned')}
            onChange={({ currentTarget: { checked } }) => setDraft((now) => ({ ...now, [name]: checked }))}
          />
        ))}
      </div>
      {isOwn && <p className="small muted">{adminUsersWords.yourOwnRights}</p>}
      <div>
        <Button disabled={changes.length === 0} loading={isBusy} onClick={() => setAsked(true)}>
          {adminUsersWords.save}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={title}
          confirmWord={word}
          isDanger={draft.isBanned || draft.isSuper}
          isBusy={isBusy}
          fault={fault}
          onConfirm={() => start(draft)}
          onClose={() => setAsked(false)}
        >
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="small muted">{adminUsersWords.itTakesEffect}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function useSave({ addr, updatedAt }: User, onDone: () => void) {
  const sets = query(readAsStaff, { params: { addr } })
  const { start, isBusy, fault } = useStep(save, {
    sets,
    refetches: { refused: [sets] },
    says: {
      done: () => ({ title: adminUsersWords.userUpdated, text: adminUsersWords.userDataUpdatedSuccessfully }),
      refused: adminUsersWords.error,
    },
  })
  return {
    start: ({ isBanned, ...permissions }: Rights) =>
      start({ params: { addr }, body: { permissions, flags: { isBanned }, updatedAt } }, { done: onDone }),
    isBusy,
    fault,
  }
}
