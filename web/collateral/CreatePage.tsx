import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { getAddress } from 'viem'
import { isAddress } from 'viem/utils'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { connectedCaller } from '#web/wallet/contracts/calls.ts'
import { type OriginalInfo, readOriginal } from '#web/wallet/contracts/nfts.ts'
import type { Asset } from '#web/wallet/contracts/wrap-data.ts'
import { trustedRecipients } from '#web/wallet/contracts/wrapped.ts'
import { useMayDeposit } from './access.ts'
import css from './Collateral.module.css'
import { FlowDialog } from './flow/FlowDialog.tsx'
import { useFlow } from './flow/use-flow.ts'
import { wrapParamsOf } from './form/assets.ts'
import { CollateralForm } from './form/CollateralForm.tsx'
import { type Draft, draftOf, emptyDraft, keepDraft, readLockDays } from './form/draft.ts'
import { isSame } from './form/items.ts'
import { useLimits } from './form/use-coins.ts'
import { MintCard } from './MintCard.tsx'
import { NetworkBanner } from './NetworkBanner.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { OriginalCard } from './OriginalCard.tsx'
import { type Original, originalOf } from './original.ts'
import { Disclaimer, Head, Options } from './Parts.tsx'
import { type Ground, useGround } from './use-ground.ts'

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
      <Disclaimer />
    </div>
  )
}

function Wrapping({ ground, original }: { ground: Ground; original: Original | null }) {
  const { scope, network, wrapper } = ground
  const navigate = useNavigate()
  const [draft, setDraftState] = useState(() => draftOf(scope))
  const setDraft = (next: Draft) => {
    setDraftState(next)
    keepDraft(scope, next)
  }
  const limits = useLimits(scope, wrapper).data
  const info = useOriginal(ground, original)
  const recipients = useRecipients(ground)
  const flow = useFlow(scope, wrapper)
  const days = readLockDays(draft.lockDays, limits?.lockDays ?? Number.POSITIVE_INFINITY)
  const owner = ownerOf(info.data, scope.account)
  const isWrongOwner = owner !== null && !isSame(owner, scope.account)
  const isKnown = limits !== undefined && recipients !== undefined && (original === null || info.data !== undefined)
  const canSubmit = isKnown && !isWrongOwner && days !== null && draft.items.length > 0

  const submit = () => {
    if (!canSubmit) return
    const account = getAddress(scope.account)
    const { items, approveAll, isUnlimited } = draft
    const asset = info.data && original ? assetOf(original, info.data) : null
    const given = { items, approveAll, original: asset, lockDays: days, nowMs: serverNow(), account, recipients }
    flow.start({ kind: 'wrap', params: wrapParamsOf(given), isUnlimited })
  }
  const onDone = () => {
    keepDraft(scope, null)
    flow.close()
    void navigate({ to: pathTo('listCollateral') })
  }
  return (
    <div className={`${css.page} ${css.narrow}`}>
      <Head title="Add collateral" isWrongOwner={isWrongOwner} />
      <Disclaimer />
      <OriginalCard original={original} info={info.data ?? null} fault={info.error} />
      {!original && <MintCard network={network} />}
      <Options
        isNoTransfer
        lockLabel="Time lock, days"
        lock={draft.lockDays}
        onLock={(lockDays) => setDraft({ ...draft, lockDays })}
        fault={days === null ? `Enter a whole number of days from 1 to ${limits?.lockDays ?? '…'}` : null}
      >
        {original && (
          <label className={css.choice}>
            <input
              type="checkbox"
              checked={draft.approveAll}
              onChange={(event) => setDraft({ ...draft, approveAll: event.currentTarget.checked })}
            />
            Approve all tokens of the collection
          </label>
        )}
      </Options>
      <CollateralForm
        scope={scope}
        wrapper={wrapper}
        symbol={network.symbol}
        tokens={network.supportedERC20}
        inside={emptyDraft.items}
        draft={draft}
        onDraft={setDraft}
      />
      <div className={css.buttons}>
        <Button size="md" disabled={!canSubmit} onClick={submit}>
          Wrap
        </Button>
      </div>
      {flow.flow && (
        <FlowDialog
          flow={flow.flow}
          explorerUrl={network.explorerUrl}
          symbolOf={(address) => symbolIn(network.supportedERC20, address)}
          onDone={onDone}
          onClose={flow.close}
        />
      )}
    </div>
  )
}

function symbolIn(tokens: Ground['network']['supportedERC20'], address: string): string | null {
  return tokens.find((token) => isSame(token.address, address))?.symbol ?? null
}

/** Without an original there is nothing that somebody else could own; an ERC-1155 is owned by who holds some of it. */
function ownerOf(info: OriginalInfo | undefined, account: string): string | null {
  if (!info) return null
  return info.owner ?? (info.balance1155 > 0n ? account : '')
}

function assetOf({ contractAddress, tokenId }: Original, { tokenStandard }: OriginalInfo): Asset {
  const amount = tokenStandard === 'ERC1155' ? 1n : 0n
  return { assetType: tokenStandard, contractAddress: getAddress(contractAddress), tokenId: BigInt(tokenId), amount }
}

function useOriginal({ scope, wrapper }: Ground, original: Original | null) {
  return useQuery({
    queryKey: ['wallet', 'collateral', 'original', scope.chainId, scope.account, original],
    queryFn: () => {
      if (!original || !isAddress(original.contractAddress, { strict: false })) throw new Error('Bad contract address')
      if (original.tokenId === '') throw new Error('No original token id')
      const collection = getAddress(original.contractAddress)
      return readOriginal(connectedCaller(), collection, BigInt(original.tokenId), wrapper)
    },
    enabled: original !== null,
    retry: false,
  })
}

function useRecipients({ scope, checker }: Ground) {
  const { recipients } = useConfig().web3
  return useQuery({
    queryKey: ['wallet', 'collateral', 'recipients', scope.chainId, checker],
    queryFn: () => trustedRecipients(connectedCaller(), checker, recipients),
  }).data
}
