import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { getAddress } from 'viem'
import { pathTo } from '#web/paths.ts'
import { callerAt } from '#web/wallet/contracts/calls.ts'
import { mint } from '#web/wallet/contracts/mint.ts'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import { collateralFormWords } from '#web/words/collateral-form.ts'
import css from './Collateral.module.css'
import type { ChainScope } from './use-chain-scope.ts'

/** On test networks: a test NFT to wrap collateral around. Its form opens once the token is there. */
export function MintCard({ chainScope: { scope, network } }: { chainScope: ChainScope }) {
  const { chainId, minter, isTestNetwork } = network
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  if (!isTestNetwork || !minter) return null

  const take = async () => {
    setBusy(true)
    setFault(null)
    const control = new AbortController()
    leaving.current = control
    const open = (tokenId: bigint) => {
      if (control.signal.aborted) return
      const search = { chainId: String(chainId), contractAddress: minter, tokenId: String(tokenId) }
      void navigate({ to: pathTo('createCollateral'), search })
    }
    try {
      await mint(callerAt(scope), getAddress(minter), open, control.signal)
    } catch (met) {
      if (!control.signal.aborted) setFault(reasonOf(met))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className={css.fold}>
      <summary>{collateralFormWords.wrapAroundAnNft}</summary>
      <p className="muted">{collateralFormWords.testNetwork}</p>
      {fault && <p role="alert">{fault}</p>}
      <div>
        <Button variant="default" loading={isBusy} onClick={() => void take()}>
          {collateralFormWords.mintATestNft}
        </Button>
      </div>
    </details>
  )
}
