import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { pathTo } from '#web/paths.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { FlowDialog } from './flow/FlowDialog.tsx'
import type { useFlow } from './flow/use-flow.ts'
import { isSame } from './form/items.ts'
import type { Ground } from './use-ground.ts'

interface Props {
  readonly ground: Ground
  readonly flow: ReturnType<typeof useFlow>
  readonly isAsking: boolean
  readonly onAnswer: (isWanted: boolean) => void
  /** Collateral has been added on chain. */
  readonly onAdded: () => void
}

/** The question before an unwrap, and the dialog of what is under way. An unwrap leads to the list by itself. */
export function EditDialogs({ ground, flow: { flow, close }, isAsking, onAnswer, onAdded }: Props) {
  const navigate = useNavigate()
  const isDone = flow?.outcome?.kind === 'done'
  const job = flow?.job
  const finish = useEffectEvent(() => {
    if (job === 'add') onAdded()
    else if (job === 'unwrap') void navigate({ to: pathTo('listCollateral') })
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  const tokens = ground.network.supportedERC20
  return (
    <>
      {isAsking && (
        <ConfirmDialog
          title="Unwrap this token?"
          confirmWord="Unwrap"
          isDanger
          onConfirm={() => onAnswer(true)}
          onClose={() => onAnswer(false)}
        >
          <p>
            Everything inside is paid out to your account and the wrapped token ends. It no longer stands surety for
            your trades. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
      {flow && (
        <FlowDialog
          flow={flow}
          explorerUrl={ground.network.explorerUrl}
          symbolOf={(address) => tokens.find((token) => isSame(token.address, address))?.symbol ?? null}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  )
}
