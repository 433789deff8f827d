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
import css from './TermsPage.module.css'
import { disclaimers } from './terms.ts'

/** The terms: open to everyone to read; someone who is logged in accepts them once. */
export function TermsPage() {
  const { user } = useSession()
  return (
    <article className={css.page}>
      <h1>Terms of service</h1>
      <p className="muted">Ten things to know before you swap.</p>
      <ol className={css.list}>
        {disclaimers.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {user?.flags.isTermsOfServiceAccepted ? (
        <StatusTag tone="ok">You have accepted these terms</StatusTag>
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
      showAlert({ kind: 'error', title: 'Not recorded', text: wordsOf(fault) })
    }
  }
  return (
    <div className={css.accept}>
      <Button size="md" disabled={!addr} loading={accepting.isPending} onClick={() => void accept()}>
        Accept
      </Button>
      <p className="muted small">
        {addr
          ? 'Your acceptance is recorded for your address, once.'
          : 'Log in to accept; reading is open to everyone.'}
      </p>
    </div>
  )
}
