import { useLocation } from '@tanstack/react-router'
import { useMayDeposit } from './access.ts'
import css from './Collateral.module.css'
import { NetworkBanner } from './NetworkBanner.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { originalOf } from './original.ts'
import { Disclaimer, Head } from './Parts.tsx'
import { useGround } from './use-ground.ts'
import { Wrapping } from './Wrapping.tsx'

/** Wraps new collateral; with a token in the query, around that token. */
export function CreatePage() {
  return useMayDeposit() ? <Allowed /> : <NotAllowed />
}

function Allowed() {
  const original = originalOf(useLocation({ select: ({ searchStr }) => searchStr }))
  const what = original ? `new ${original.contractAddress}/${original.tokenId}` : 'new'
  const view = useGround(original?.chainId ?? null, what)
  if (view.kind === 'ready') {
    const { chainId, account } = view.ground.scope
    return <Wrapping key={`${chainId} ${account} ${what}`} ground={view.ground} original={original} />
  }
  return (
    <div className={`${css.page} ${css.narrow}`}>
      <Head title="Add collateral" isWrongOwner={false} />
      {view.kind === 'elsewhere' && (
        <NetworkBanner network={view.network} text="To add collateral the network must be changed" />
      )}
      {view.kind === 'unsupported' && <p role="alert">Unsupported network</p>}
      {view.kind === 'noWallet' && <p role="alert">Unable to connect to wallet</p>}
      <Disclaimer isNew />
    </div>
  )
}
