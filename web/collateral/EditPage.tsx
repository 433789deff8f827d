import { useParams } from '@tanstack/react-router'
import { getAddress } from 'viem'
import type { WnftCollateral } from '#api/collateral.ts'
import { ruleBits } from '#domain/collateral/codes.ts'
import { isSameAddress } from '#domain/money/address.ts'
import { codeOf } from '#web/client/fault.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { momentWords } from '#web/ui/times.ts'
import { useNow } from '#web/ui/use-now.ts'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import { collateralWords } from '#web/words/collateral.ts'
import { collateralEditWords } from '#web/words/collateral-edit.ts'
import { useMayDeposit } from './access.ts'
import css from './Collateral.module.css'
import { EditDialogs } from './EditDialogs.tsx'
import { FirstPage } from './first/FirstPage.tsx'
import { useIsFirst } from './first/use-first.ts'
import { FlowStrip } from './flow/FlowStrip.tsx'
import { useFlow } from './flow/use-flow.ts'
import { assetsOf } from './form/assets.ts'
import { CollateralForm } from './form/CollateralForm.tsx'
import { nothingAdded } from './form/draft.ts'
import { isWholeNumber } from './form/items.ts'
import { useDraft } from './form/use-draft.ts'
import { MissingToken } from './MissingToken.tsx'
import { NetworkBanner } from './NetworkBanner.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { Disclaimer, Head, Options } from './Parts.tsx'
import { ReasonedButton } from './ReasonedButton.tsx'
import { Registration } from './Registration.tsx'
import { backsWords, insideItems, unlockMs } from './records.ts'
import { Summary } from './Summary.tsx'
import { TokenCard } from './TokenCard.tsx'
import { TransferCard } from './TransferCard.tsx'
import { UnwrapCard } from './UnwrapCard.tsx'
import { type ChainScope, useChainScope } from './use-chain-scope.ts'
import { useCollateralNews } from './use-collateral-news.ts'
import { type TokenPlace, useRecord, useWrappedInfo } from './use-token.ts'

/** How often it is looked whether the time lock has ended. */
const clockMs = 1_000

/** A wrapped token: what is inside, and more to add; one of the first generation is shown and unwrapped only. */
export function EditPage() {
  return useMayDeposit() ? <Allowed /> : <NotAllowed />
}

function Allowed() {
  const { chainId, contractAddress, tokenId } = useParams({ strict: false }) as Record<string, string>
  const place = { chainId: Number(chainId), contractAddress: contractAddress ?? '', tokenId: tokenId ?? '' }
  const key = `${chainId} ${contractAddress} ${tokenId}`
  const isFirst = useIsFirst(place) && isWholeNumber(place.tokenId)
  return isFirst ? <FirstPage key={key} place={place} /> : <Loaded key={key} place={place} />
}

function Loaded({ place }: { place: TokenPlace }) {
  const record = useRecord(place)
  const view = useChainScope(place.chainId, `${place.contractAddress}/${place.tokenId}`)
  const { data } = record
  const isReady = view.kind === 'ready'
  const isMissing = codeOf(record.error) === 'wnft.missing'
  useCollateralNews()
  return (
    <div className={`${css.page} ${css.narrow}`}>
      {!(isReady && data) && <Head title={collateralEditWords.editCollateral} isWrongOwner={false} />}
      {view.kind === 'elsewhere' && <NetworkBanner network={view.network} text={collateralWords.networkForManaging} />}
      {view.kind === 'unsupported' && <p role="alert">{collateralWords.unsupportedNetwork}</p>}
      {view.kind === 'noWallet' && <p role="alert">{collateralWords.noWallet}</p>}
      {!data && isMissing && isReady && <MissingToken chainScope={view.chainScope} place={place} />}
      {!data && record.isError && !(isMissing && isReady) && (
        <ErrorState text={wordsOf(record.error)} onRetry={() => void record.refetch()} />
      )}
      {!data && !record.isError && <Skeleton height={200} />}
      {data && isReady && (
        <Editing
          key={`${view.chainScope.scope.chainId} ${view.chainScope.scope.account}`}
          chainScope={view.chainScope}
          place={place}
          record={data.wnftCollateral}
          onChanged={record.follow}
        />
      )}
      {data && !isReady && (
        <>
          <TokenCard record={data.wnftCollateral} info={null} />
          <Terms record={data.wnftCollateral} />
        </>
      )}
    </div>
  )
}

interface EditingProps {
  readonly chainScope: ChainScope
  readonly place: TokenPlace
  readonly record: WnftCollateral
  readonly onChanged: () => void
}

function Editing({ chainScope, place, record, onChanged }: EditingProps) {
  const { scope, network, wrapper } = chainScope
  const [draft, setDraft] = useDraft(scope)
  const flow = useFlow(scope, wrapper)
  const info = useWrappedInfo(chainScope, place)
  const now = useNow(serverNow, clockMs)
  const isWrongOwner = !isSameAddress(info.data?.owner ?? record.owner, scope.account)
  const wnft = { contractAddress: getAddress(place.contractAddress), tokenId: BigInt(place.tokenId) }
  const cannotAct = flow.busy ?? whyNot(isWrongOwner, info.isError, info.data === undefined)
  const mayAct = cannotAct === null
  const unlock = unlockMs(record)
  const add = () => {
    const { items, unlimited } = draft
    flow.start({ kind: 'add', wnft, collaterals: assetsOf(items), unlimited })
  }
  return (
    <>
      <Head title={collateralEditWords.editCollateral} isWrongOwner={isWrongOwner} />
      {!isWrongOwner && <Registration record={record} />}
      <Disclaimer isNew={false} />
      <Summary />
      <TokenCard record={record} info={info.data ?? null} />
      {info.isError && <p role="alert">{reasonOf(info.error)}</p>}
      <Terms record={record} />
      <CollateralForm
        scope={scope}
        wrapper={wrapper}
        symbol={network.symbol}
        tokens={network.supportedERC20}
        inside={insideItems(record)}
        draft={draft}
        onDraft={setDraft}
      />
      <FlowStrip flow={flow} />
      <ReasonedButton word={collateralWords.addCollateral} reason={cannotAct ?? nothingAdded(draft)} onClick={add} />
      <TransferCard
        account={scope.account}
        isForbidden={(record.rules & ruleBits.noTransfer) !== 0}
        mayAct={mayAct}
        onTransfer={(to) => flow.start({ kind: 'transfer', wnft, to })}
      />
      <UnwrapCard
        account={scope.account}
        mayAct={mayAct}
        lockedUntil={unlock !== null && unlock > now ? unlock : null}
        now={now}
        onUnwrap={() => flow.start({ kind: 'unwrap', wnft })}
      />
      <EditDialogs
        chainScope={chainScope}
        flow={flow}
        onAdded={() => {
          setDraft(null)
          onChanged()
        }}
      />
    </>
  )
}

function whyNot(isWrongOwner: boolean, isUnreadable: boolean, isUnread: boolean): string | null {
  if (isWrongOwner) return collateralEditWords.belongsToAnother
  if (isUnreadable) return collateralEditWords.couldNotBeRead
  return isUnread ? collateralEditWords.isBeingRead : null
}

function lockHintOf({ isRegistered, backsUntil }: WnftCollateral, now: number): string | undefined {
  if (backsUntil === null) return undefined
  return isRegistered ? backsWords(backsUntil, now) : collateralEditWords.backsNothing
}

/** The terms of a token that is there: they are what they are. */
function Terms({ record }: { record: WnftCollateral }) {
  const end = unlockMs(record)
  const now = serverNow()
  return (
    <Options
      isNoTransfer={(record.rules & ruleBits.noTransfer) !== 0}
      lockLabel={collateralEditWords.timeLockUntil}
      lock={end === null ? collateralEditWords.noLock : momentWords(new Date(end).toISOString(), now)}
      hint={lockHintOf(record, now)}
    />
  )
}
