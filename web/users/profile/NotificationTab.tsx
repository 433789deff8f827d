import { Button } from '@mantine/core'
import { test as sendTest } from '#api/settings.ts'
import { useStep } from '#web/client/use-step.ts'
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
  const sending = useStep(sendTest, {
    says: {
      done: () => ({
        title: profileWords.testSent,
        text: isConnected ? profileWords.testUnderWay : profileWords.testOnlyInBell,
      }),
      refused: profileWords.testNotSent,
    },
  })
  return (
    <Card calm title={profileWords.tryIt}>
      <div className={css.card}>
        <p className="muted">{profileWords.testMessageGoes}</p>
        <Button variant="default" loading={sending.isBusy} onClick={() => sending.start({ params: { addr } })}>
          {profileWords.sendATestMessage}
        </Button>
      </div>
    </Card>
  )
}
