import { Button } from '@mantine/core'
import { test as sendTest } from '#api/settings.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Card } from '#web/ui/Card.tsx'
import { profileWords } from '#web/words/profile.ts'
import { BotCard } from './BotCard.tsx'
import { ChoicesCard } from './ChoicesCard.tsx'
import { MailCard } from './MailCard.tsx'
import css from './Profile.module.css'
import { PushCard } from './PushCard.tsx'
import type { SettingsEdit } from './use-settings.ts'

/** Where the person is reached, and with what. */
export function NotificationTab({ edit }: { edit: SettingsEdit }) {
  return (
    <>
      <BotCard edit={edit} />
      <PushCard edit={edit} />
      <MailCard edit={edit} />
      <ChoicesCard edit={edit} />
      <TestCard edit={edit} />
    </>
  )
}

function TestCard({ edit: { addr, stored } }: { edit: SettingsEdit }) {
  const { telegram, email, push, user } = stored
  const isConnected =
    (telegram.verifiedAt !== null && user.tgChatEnabled) || email.confirmedAt !== null || push.browsers > 0
  const sending = useApiMutation(sendTest)
  const send = () =>
    sending.mutate(
      { params: { addr } },
      {
        onSuccess: () =>
          showAlert({
            kind: 'success',
            title: profileWords.testSent,
            text: isConnected ? profileWords.testUnderWay : profileWords.testOnlyInBell,
          }),
        onError: (fault) => showAlert({ kind: 'error', title: profileWords.testNotSent, text: wordsOf(fault) }),
      },
    )
  return (
    <Card calm title={profileWords.tryIt}>
      <div className={css.card}>
        <p className="muted">{profileWords.testMessageGoes}</p>
        <Button variant="default" loading={sending.isPending} onClick={send}>
          {profileWords.sendATestMessage}
        </Button>
      </div>
    </Card>
  )
}
