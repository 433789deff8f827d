import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { pathTo } from '#web/paths.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { collateralEditWords } from '#web/words/collateral-edit.ts'
import { explorerOf } from './ChainText.tsx'
import { FlowDialog } from './flow/FlowDialog.tsx'
import type { useFlow } from './flow/use-flow.ts'
import { finalityWords } from './flow/words.ts'
import { type ChainScope, symbolIn } from './use-chain-scope.ts'

interface Props {
  readonly chainScope: ChainScope
  readonly flow: ReturnType<typeof useFlow>
  /** Collateral has been added on chain. */
  readonly onAdded: () => void
}

/** The dialog of what is under way. What takes the token away from its owner leads to the list by itself. */
export function EditDialogs({ chainScope, flow: { flow, close }, onAdded }: Props) {
  const navigate = useNavigate()
  const done = flow?.outcome?.kind === 'done' ? flow.outcome : null
  const isDone = done !== null
  const job = flow?.job
  const { network, scope } = chainScope
  const finish = useEffectEvent(() => {
    if (job === 'add') return onAdded()
    void navigate({ to: pathTo('listCollateral') })
    if (!done || !job) return
    const title = job === 'unwrap' ? collateralEditWords.unwrapped : collateralEditWords.transferred
    const href = explorerOf(network).transaction(done.hash)
    const link = href === null ? null : { word: collateralEditWords.seeTheTransaction, href }
    showAlert({ kind: 'success', title, text: finalityWords(job, scope.chainId), ...(link && { link }) })
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  if (!flow) return null
  return (
    <FlowDialog
      flow={flow}
      chainId={chainScope.scope.chainId}
      owner={chainScope.scope.account}
      explorerUrl={chainScope.network.explorerUrl}
      symbolOf={(address) => symbolIn(chainScope.network, address)}
      onDone={close}
      onClose={close}
    />
  )
}
