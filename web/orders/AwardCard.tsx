import type { Award } from '#api/dispute-shapes.ts'
import { signAward } from '#api/disputes.ts'
import type { OrderView } from '#api/orders.ts'
import { shortAddress } from '#domain/money/address.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { lastingWords } from '#web/ui/times.ts'
import { withPart } from '#web/ui/with-part.tsx'
import type { KnownChain } from '#web/wallet/chains.ts'
import { awardsWords } from '#web/words/awards.ts'
import css from './Award.module.css'
import { awardTags, awardWords, worthWords } from './award-words.ts'
import { knownChain } from './pay/bill.ts'
import { WalletStep } from './WalletStep.tsx'

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
    <Card label={awardsWords.award}>
      <div className={css.head}>
        <h2>{awardsWords.award}</h2>
        <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
      </div>
      <p role="status">{awardWords(award, actor, serverNow())}</p>
      {award.txHash && (
        <p className="small">
          {awardsWords.transaction}{' '}
          <CopyButton
            text={award.txHash}
            word={shortAddress(award.txHash)}
            label={awardsWords.copyTheTransaction(shortAddress(award.txHash))}
          />
        </p>
      )}
      <Actions award={award} actor={actor} view={view} />
    </Card>
  )
}

interface ActionProps {
  readonly award: Award
  readonly chain: KnownChain
}

/** What can be done now with an award. */
function Actions({ award, actor, view }: Props & { readonly award: Award }) {
  const chain = knownChain(award.chainId, useConfig())
  if (!chain) return null
  const step = { award, chain }
  if (actor === 'staff' && award.state === 'asked') return <SignStep {...step} view={view} />
  if (actor === 'staff' && award.state === 'signed') return <ProposeStep {...step} />
  const isOnChain = award.state === 'proposed' || award.state === 'executable'
  if (actor === 'agent' && isOnChain) return <PayInsteadStep {...step} />
  return actor !== 'agent' && award.state === 'executable' ? <ExecuteStep {...step} /> : null
}

function SignStep({ award, chain, view }: ActionProps & { readonly view: OrderView }) {
  const { user } = useSession()
  const signing = useApiMutation(signAward)
  const maySign = view.forStaff?.maySign ?? null
  if (award.signatures.some(({ signer }) => signer === user?.addr)) return null
  if (maySign === null) return <p className="muted">{awardsWords.chainDoesNotSay}</p>
  if (!maySign) return <p className="muted">{awardsWords.onlyTheSettlementsSigners}</p>
  const work = async () => {
    const { signAward } = await import('./award-wallet.ts')
    return async (caller: Parameters<typeof signAward>[0]) => {
      const signature = await signAward(caller, award, user?.addr ?? '')
      const given = { params: { id: view.order.id }, body: { awardId: award.id, signature } }
      await signing.mutateAsync(given).catch((fault) => {
        throw new Error(wordsOf(fault))
      })
    }
  }
  return (
    <WalletStep label={awardsWords.signTheAward} chain={chain} work={work}>
      <li>
        {withPart(awardsWords.youDecide(worthWords(award)), () => (
          <Receiver award={award} />
        ))}
      </li>
      <li>{awardsWords.yourSignatureCannot}</li>
    </WalletStep>
  )
}

function ProposeStep({ award, chain }: ActionProps) {
  const work = async () => (await import('./award-wallet.ts')).proposing(award)
  return (
    <WalletStep label={awardsWords.startTheWaitingTime} chain={chain} work={work}>
      <li>
        {withPart(awardsWords.decisionThatGoTo(worthWords(award)), () => (
          <Receiver award={award} />
        ))}
      </li>
      <li>{awardsWords.afterIt(lastingWords(award.delaySeconds))}</li>
      <li>{awardsWords.onlyTheSignersTogether}</li>
    </WalletStep>
  )
}

function PayInsteadStep({ award, chain }: ActionProps) {
  const work = async () => (await import('./award-wallet.ts')).payingInstead(award)
  return (
    <WalletStep label={awardsWords.payItYourself} chain={chain} work={work}>
      <li>
        {withPart(awardsWords.youPay(worthWords(award)), () => (
          <Receiver award={award} />
        ))}
      </li>
      <li>{awardsWords.awardIsOver}</li>
      <li>{awardsWords.thisCannotBeUndone}</li>
    </WalletStep>
  )
}

function ExecuteStep({ award, chain }: ActionProps) {
  const work = async () => (await import('./award-wallet.ts')).executing(award)
  return (
    <WalletStep label={awardsWords.payItOutNow} chain={chain} work={work}>
      <li>
        {withPart(awardsWords.leaveTheAgentsWrapped(worthWords(award)), () => (
          <Receiver award={award} />
        ))}
      </li>
      <li>{awardsWords.thisCannotBeUndone}</li>
    </WalletStep>
  )
}

/** Where it is paid, whole: what is signed or sent says the same. */
function Receiver({ award }: { readonly award: Award }) {
  return <span className={css.address}>{award.decision.receiver}</span>
}
