import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import css from '../Collateral.module.css'
import type { Flow, Outcome } from './flow.ts'
import { stepKey } from './steps.ts'
import { finalityWords, movedText, stateWords, stepWords, titleOf, underWayWords, wrapFailureKey } from './words.ts'

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
  return (
    <p className="muted" role="status">
      {underWayWords(flow)}
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
          <details className="small muted">
            <summary>For support</summary>
            <p className="mono">{wrapFailureKey}</p>
          </details>
        )}
      </div>
    )
  }
  return <Success job={flow.job} outcome={outcome} explorerUrl={explorerUrl} />
}

interface SuccessProps {
  readonly job: Flow['job']
  readonly outcome: Extract<Outcome, { kind: 'done' }>
  readonly explorerUrl: string
}

function Success({ job, outcome: { hash, wnft, unregistered }, explorerUrl }: SuccessProps) {
  return (
    <div role="status" className={css.ending}>
      {wnft && <p>Your wrapped token has the id {wnft.tokenId}.</p>}
      {unregistered !== null && (
        <p>
          <strong>It is not registered yet</strong>, so it does not stand surety for your trades: {unregistered}. You
          can register it in the list of your wrapped tokens at any time.
        </p>
      )}
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
      {unregistered === null && <p className="muted">{finalityWords[job]}</p>}
    </div>
  )
}
