import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { pathTo } from '#web/paths.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { collateralFirstWords } from '#web/words/collateral-first.ts'
import { explorerOf } from '../ChainText.tsx'
import { FlowDialog } from '../flow/FlowDialog.tsx'
import type { useFlow } from '../flow/use-flow.ts'
import { type ChainScope, symbolIn } from '../use-chain-scope.ts'
import { firstKey } from './use-first.ts'

/** The dialog of an unwrap under way. Once it is mined the token is gone, so it leads to the list by itself. */
export function FirstDialog({
  chainScope,
  flow: { flow, close },
}: {
  chainScope: ChainScope
  flow: ReturnType<typeof useFlow>
}) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { network, scope } = chainScope
  const done = flow?.outcome?.kind === 'done' ? flow.outcome : null
  const isDone = done !== null
  const finish = useEffectEvent(() => {
    if (!done) return
    client.removeQueries({ queryKey: [...firstKey, 'held'] })
    void navigate({ to: pathTo('listCollateral') })
    const href = explorerOf(network).transaction(done.hash)
    const link = href === null ? null : { word: collateralFirstWords.seeTheTransaction, href }
    const text = collateralFirstWords.insideIsInYourAccount
    showAlert({ kind: 'success', title: collateralFirstWords.unwrapped, text, ...(link && { link }) })
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  if (!flow) return null
  return (
    <FlowDialog
      flow={flow}
      chainId={scope.chainId}
      owner={scope.account}
      explorerUrl={network.explorerUrl}
      symbolOf={(address) => symbolIn(network, address)}
      onDone={close}
      onClose={close}
    />
  )
}
