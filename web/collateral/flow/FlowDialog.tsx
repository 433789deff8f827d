import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { withPart } from '#web/ui/with-part.tsx'
import { collateralFlowWords } from '#web/words/collateral-flow.ts'
import css from '../Collateral.module.css'
import { RegisterButton } from '../RegisterButton.tsx'
import type { Flow, Outcome } from './flow.ts'
import { stepKey } from './steps.ts'
import { finalityWords, movedText, stateWords, stepWords, titleOf, underWayWords, wrapFailureKey } from './words.ts'

interface Props {
  readonly flow: Flow
  readonly chainId: number
  /** Whose wrap it is: they can register it. */
  readonly owner: string
  readonly explorerUrl: string
  readonly symbolOf: (address: string) => string | null
  /** OK after success. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A job under way: every step it needs, how far each is, and how it ended. */
export function FlowDialog(props: Props) {
  const { flow, symbolOf, onDone, onClose } = props
  const { outcome } = flow
  const isDone = outcome?.kind === 'done'
  const close = isDone ? onDone : onClose
  return (
    <Dialog
      title={titleOf(flow)}
      onClose={close}
      actions={
        <Button data-safe variant={isDone ? 'filled' : 'default'} onClick={close}>
          {isDone ? collateralFlowWords.ok : collateralFlowWords.close}
        </Button>
      }
    >
      {outcome ? <Ending {...props} outcome={outcome} /> : <UnderWay flow={flow} />}
      <ol className={css.steps} aria-label={collateralFlowWords.steps}>
        {flow.steps.map(({ step, state }) => (
          <li key={stepKey(step)} data-state={state}>
            <span>{stepWords(flow.job, step, symbolOf)}</span>
            <span className="small">{stateWords[state]}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function UnderWay({ flow }: { flow: Flow }) {
  return (
    <p className="muted" role="status">
      {underWayWords(flow)}
    </p>
  )
}

function Ending({ outcome, ...props }: Props & { outcome: Outcome }): ReactNode {
  const { flow } = props
  if (outcome.kind === 'moved') return <p role="alert">{movedText}</p>
  if (outcome.kind === 'approved') return <p role="status">{collateralFlowWords.approvalIsThere}</p>
  if (outcome.kind === 'failed') {
    return (
      <div role="alert">
        <p>{outcome.text}</p>
        {flow.job === 'wrap' && (
          <details className="small muted">
            <summary>{collateralFlowWords.forSupport}</summary>
            <p className="mono">{wrapFailureKey}</p>
          </details>
        )}
      </div>
    )
  }
  return <Success {...props} outcome={outcome} />
}

function Success(props: Props & { outcome: Extract<Outcome, { kind: 'done' }> }) {
  const { flow, chainId, owner, explorerUrl } = props
  const { hash, wnft, unregistered } = props.outcome
  const [isRegistered, setRegistered] = useState(unregistered === null)
  return (
    <div role="status" className={css.ending}>
      {wnft && <p>{collateralFlowWords.wrappedTokenHasTheId(wnft.tokenId)}</p>}
      {wnft && unregistered !== null && !isRegistered && (
        <>
          <p>
            {withPart(collateralFlowWords.notRegisteredYet(unregistered), (part) => (
              <strong>{part}</strong>
            ))}
          </p>
          <div>
            <RegisterButton place={{ chainId, ...wnft }} owner={owner} onRegistered={() => setRegistered(true)} />
          </div>
        </>
      )}
      {wnft && unregistered !== null && isRegistered && <p>{collateralFlowWords.registeredNow}</p>}
      <p className={css.hash}>
        {explorerUrl === '' ? (
          <span className="mono">{hash}</span>
        ) : (
          <a href={`${explorerUrl}/tx/${hash}`} target="_blank" rel="noopener">
            {collateralFlowWords.seeTheTransaction}
          </a>
        )}{' '}
        <CopyButton text={hash} label={collateralFlowWords.copyTransactionHash} />
      </p>
      {isRegistered && <p className="muted">{finalityWords(flow.job, chainId)}</p>}
    </div>
  )
}
