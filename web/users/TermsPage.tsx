import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { acceptTerms } from '#api/users.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { loadConfig } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { usersWords } from '#web/words/users.ts'
import css from './TermsPage.module.css'
import { disclaimers } from './terms.ts'

/** The terms: open to everyone to read; someone who is logged in accepts them once. */
export function TermsPage() {
  const { user } = useSession()
  return (
    <article className={css.page}>
      <h1>{usersWords.termsOfService}</h1>
      <p className="muted">{usersWords.tenThingsToKnow}</p>
      <ol className={css.list}>
        {disclaimers.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {user?.flags.isTermsOfServiceAccepted ? (
        <StatusTag tone="ok">{usersWords.youHaveAcceptedThese}</StatusTag>
      ) : (
        <AcceptTerms addr={user?.addr ?? null} />
      )}
    </article>
  )
}

function AcceptTerms({ addr }: { addr: string | null }) {
  const accepting = useApiMutation(acceptTerms)
  const navigate = useNavigate()
  const accept = async () => {
    if (!addr) return
    try {
      await accepting.mutateAsync({ params: { addr } })
      await loadConfig()
      await navigate({ to: pathTo('profile') })
    } catch (fault) {
      showAlert({ kind: 'error', title: usersWords.notRecorded, text: wordsOf(fault) })
    }
  }
  return (
    <div className={css.accept}>
      <Button size="md" disabled={!addr} loading={accepting.isPending} onClick={() => void accept()}>
        {usersWords.accept}
      </Button>
      <p className="muted small">{addr ? usersWords.yourAcceptanceIsRecorded : usersWords.logInToAccept}</p>
    </div>
  )
}
