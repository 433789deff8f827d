import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import css from '../Collateral.module.css'
import type { Flow, Outcome } from './flow.ts'
import { stepKey } from './steps.ts'
import { movedText, stateWords, stepWords, titleOf, wrapFailureKey } from './words.ts'

interface Props {
  readonly flow: Flow
  readonly explorerUrl: string
  readonly symbolOf: (address: string) => string | null
  /** OK after success. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A job under way: every step it needs, how far each is, and how it ended. */
export function FlowDialog({ flow, explorerUrl, symbolOf, onDone, onClose }: Props) {
  const { outcome } = flow
  const isDone = outcome?.kind === 'done'
  const close = isDone ? onDone : onClose
  return (
    <Dialog
      title={titleOf(flow)}
      onClose={close}
      actions={
        <Button data-safe variant={isDone ? 'filled' : 'default'} onClick={close}>
          {isDone ? 'OK' : 'Close'}
        </Button>
      }
    >
      {outcome ? <Ending flow={flow} outcome={outcome} explorerUrl={explorerUrl} /> : <UnderWay flow={flow} />}
      <ol className={css.steps} aria-label="Steps">
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
  const isOnItsWay = flow.steps.some(({ state }) => state === 'mining')
  return (
    <p className="muted" role="status">
      {isOnItsWay
        ? 'The transaction is on its way. You can close this page: what was sent goes on, and this page finds it again.'
        : 'Nothing is sent before you have confirmed it in your wallet.'}
    </p>
  )
}

function Ending({ flow, outcome, explorerUrl }: { flow: Flow; outcome: Outcome; explorerUrl: string }): ReactNode {
  if (outcome.kind === 'moved') return <p role="alert">{movedText}</p>
  if (outcome.kind === 'approved') return <p role="status">The approval is there. You can go on where you were.</p>
  if (outcome.kind === 'failed') {
    return (
      <div role="alert">
        <p>{outcome.text}</p>
        {flow.job === 'wrap' && (
          <p className="small muted">
            {wrapFailureKey}: {outcome.error}
          </p>
        )}
      </div>
    )
  }
  return <Success hash={outcome.hash} tokenId={outcome.wnft?.tokenId ?? null} explorerUrl={explorerUrl} />
}

function Success({ hash, tokenId, explorerUrl }: { hash: string; tokenId: string | null; explorerUrl: string }) {
  return (
    <div role="status">
      {tokenId !== null && <p>Your wrapped token has the id {tokenId}.</p>}
      <p className={css.hash}>
        {explorerUrl === '' ? (
          <span className="mono">{hash}</span>
        ) : (
          <a href={`${explorerUrl}/tx/${hash}`} target="_blank" rel="noopener">
            See the transaction in the explorer
          </a>
        )}{' '}
        <CopyButton text={hash} label="Copy transaction hash" />
      </p>
      <p className="muted">It counts as collateral once its block is final, usually within 5 to 10 minutes.</p>
    </div>
  )
}
