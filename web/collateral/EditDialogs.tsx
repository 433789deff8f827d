import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { pathTo } from '#web/paths.ts'
import { FlowDialog } from './flow/FlowDialog.tsx'
import type { useFlow } from './flow/use-flow.ts'
import { type Ground, symbolIn } from './use-ground.ts'

interface Props {
  readonly ground: Ground
  readonly flow: ReturnType<typeof useFlow>
  /** Collateral has been added on chain. */
  readonly onAdded: () => void
}

/** The dialog of what is under way. What takes the token away from its owner leads to the list by itself. */
export function EditDialogs({ ground, flow: { flow, close }, onAdded }: Props) {
  const navigate = useNavigate()
  const isDone = flow?.outcome?.kind === 'done'
  const job = flow?.job
  const finish = useEffectEvent(() => {
    if (job === 'add') onAdded()
    else void navigate({ to: pathTo('listCollateral') })
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  if (!flow) return null
  return (
    <FlowDialog
      flow={flow}
      explorerUrl={ground.network.explorerUrl}
      symbolOf={(address) => symbolIn(ground.network, address)}
      onDone={close}
      onClose={close}
    />
  )
}
