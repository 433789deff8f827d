import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAsStaff, save, type User } from '#api/users.ts'
import { askKeyAgain, query, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { useSession } from '#web/session/store.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useSingle } from '#web/ui/use-single.ts'
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
  const client = useQueryClient()
  const single = useSingle()
  const saving = useApiMutation(save)
  const { queryKey } = query(readAsStaff, { params: { addr } })
  const start = ({ isBanned, ...permissions }: Rights) =>
    single((done) =>
      saving.mutate(
        { params: { addr }, body: { permissions, flags: { isBanned }, updatedAt } },
        {
          onSuccess: (now) => {
            client.setQueryData(queryKey, now)
            showAlert({
              kind: 'success',
              title: adminUsersWords.userUpdated,
              text: adminUsersWords.userDataUpdatedSuccessfully,
            })
            onDone()
          },
          onError: (fault) => {
            showAlert({ kind: 'error', title: adminUsersWords.error, text: wordsOf(fault) })
            askKeyAgain(client, queryKey)
          },
          onSettled: done,
        },
      ),
    )
  return { start, isBusy: saving.isPending, fault: saving.error && wordsOf(saving.error) }
}
