import { useLocation } from '@tanstack/react-router'
import { collateralWords } from '#web/words/collateral.ts'
import { useMayDeposit } from './access.ts'
import css from './Collateral.module.css'
import { NetworkBanner } from './NetworkBanner.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { originalOf, wrapOf } from './original.ts'
import { Disclaimer, Head } from './Parts.tsx'
import { useChainScope } from './use-chain-scope.ts'
import { Wrapping } from './Wrapping.tsx'

/** Wraps new collateral; with a token in the query, around that token. */
export function CreatePage() {
  return useMayDeposit() ? <Allowed /> : <NotAllowed />
}

function Allowed() {
  const original = originalOf(useLocation({ select: ({ searchStr }) => searchStr }))
  const what = wrapOf(original)
  const view = useChainScope(original?.chainId ?? null, what)
  if (view.kind === 'ready') {
    const { chainId, account } = view.chainScope.scope
    return <Wrapping key={`${chainId} ${account} ${what}`} chainScope={view.chainScope} original={original} />
  }
  return (
    <div className={`${css.page} ${css.narrow}`}>
      <Head title={collateralWords.addCollateral} isWrongOwner={false} />
      {view.kind === 'elsewhere' && <NetworkBanner network={view.network} text={collateralWords.networkForAdding} />}
      {view.kind === 'unsupported' && <p role="alert">{collateralWords.unsupportedNetwork}</p>}
      {view.kind === 'noWallet' && <p role="alert">{collateralWords.noWallet}</p>}
      <Disclaimer isNew />
    </div>
  )
}
