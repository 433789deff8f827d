import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Award } from '#api/dispute-shapes.ts'
import { sign } from '#api/disputes.ts'
import { type OrderView, read, readAsStaff } from '#api/orders.ts'
import { shortAddress } from '#domain/money/address.ts'
import { CallFault } from '#web/client/fault.ts'
import { askAgain, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { useSingle } from '#web/ui/use-single.ts'
import css from './Award.module.css'
import { awardedWords, awardTags, awardWords } from './award-words.ts'

interface Props {
  readonly view: OrderView
  readonly actor: 'user' | 'agent' | 'staff'
}

/** What was awarded out of collateral: how far it is, and what can be done now by the one who looks. */
export function AwardCard({ view, actor }: Props) {
  const award = view.awards.at(-1)
  if (!award) return null
  const tag = awardTags[award.state]
  return (
    <Card label="Award">
      <div className={css.head}>
        <h2>Award</h2>
        <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
      </div>
      <p role="status">{awardWords(award, actor, serverNow())}</p>
      {award.txHash && (
        <p className="small">
          Transaction{' '}
          <CopyButton
            text={award.txHash}
            word={shortAddress(award.txHash)}
            label={`Copy the transaction ${shortAddress(award.txHash)}`}
          />
        </p>
      )}
      <Actions award={award} actor={actor} orderId={view.order.id} />
    </Card>
  )
}

function Actions({ award, actor, orderId }: { award: Award; actor: Props['actor']; orderId: string }) {
  const { user } = useSession()
  const signing = useApiMutation(sign)
  const hasSigned = award.signatures.some(({ signer }) => signer === user?.addr)
  const receiver = shortAddress(award.decision.receiver)
  if (actor === 'staff' && award.state === 'asked' && !hasSigned) {
    const work = async () => {
      const { signAward } = await import('./award-wallet.ts')
      const signature = await signAward(award, user?.addr ?? '')
      await signing.mutateAsync({ params: { id: orderId }, body: { awardId: award.id, signature } })
    }
    return (
      <WalletStep label="Sign the award" work={work}>
        <li>
          You decide that {awardedWords(award)} of the agent’s collateral go to {receiver}.
        </li>
        <li>Your signature cannot be taken back alone: with enough of them anybody can bring it to the chain.</li>
      </WalletStep>
    )
  }
  if (actor === 'staff' && award.state === 'signed') {
    const work = async () => (await import('./award-wallet.ts')).proposeAward(award)
    return (
      <WalletStep label="Bring it to the chain" work={work}>
        <li>
          The decision about {awardedWords(award)} is told to the settlement, and everybody can see it. Its delay
          begins.
        </li>
        <li>Afterwards only the signers together can take it back.</li>
      </WalletStep>
    )
  }
  if (actor === 'agent' && (award.state === 'proposed' || award.state === 'executable')) {
    const work = async () => (await import('./award-wallet.ts')).payAwardInstead(award)
    return (
      <WalletStep label="Pay it yourself" work={work}>
        <li>
          You pay {awardedWords(award)} from your wallet to {receiver}. Tokens are approved first, by exactly so much.
        </li>
        <li>The award is over with it, and your collateral stays.</li>
        <li>This cannot be undone.</li>
      </WalletStep>
    )
  }
  if (actor !== 'agent' && award.state === 'executable') {
    const work = async () => (await import('./award-wallet.ts')).executeAward(award)
    return (
      <WalletStep label="Carry it out" work={work}>
        <li>
          {awardedWords(award)} leave the agent’s wrapped token and go to {receiver}. Your wallet pays the network’s
          fee.
        </li>
        <li>This cannot be undone.</li>
      </WalletStep>
    )
  }
  return null
}

/** One step with the wallet, which asks first. What came of it is told by the chain, and read again. */
function WalletStep({ label, work, children }: { label: string; work: () => Promise<void>; children: ReactNode }) {
  const client = useQueryClient()
  const single = useSingle()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = () =>
    single((done) => {
      setAsking(false)
      setBusy(true)
      void work()
        .catch(async (fault) => showAlert({ kind: 'error', title: 'Nothing was changed', text: await wordsFor(fault) }))
        .finally(() => {
          askAgain(client, [read, readAsStaff])
          setBusy(false)
          done()
        })
    })
  return (
    <div>
      <Button size="md" loading={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog title={`${label}?`} confirmWord={label} onConfirm={run} onClose={() => setAsking(false)}>
          <ul className={css.points}>{children}</ul>
        </ConfirmDialog>
      )}
    </div>
  )
}

async function wordsFor(fault: unknown): Promise<string> {
  if (fault instanceof CallFault) return wordsOf(fault)
  const { reasonOf } = await import('#web/wallet/contracts/reasons.ts')
  return reasonOf(fault)
}
