import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { getAddress } from 'viem'
import { isSameAddress } from '#domain/money/address.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { collateralWords } from '#web/words/collateral.ts'
import { collateralFormWords } from '#web/words/collateral-form.ts'
import css from './Collateral.module.css'
import { FlowDialog } from './flow/FlowDialog.tsx'
import { FlowStrip } from './flow/FlowStrip.tsx'
import { isMined } from './flow/flow.ts'
import { useFlow } from './flow/use-flow.ts'
import { wrapParamsOf } from './form/assets.ts'
import { CollateralForm } from './form/CollateralForm.tsx'
import { emptyDraft, nothingAdded, readLockDays } from './form/draft.ts'
import { leastLockDays, lockFault, lockHint } from './form/lock.ts'
import { useLimits } from './form/use-coins.ts'
import { useDraft } from './form/use-draft.ts'
import { MintCard } from './MintCard.tsx'
import { OriginalCard } from './OriginalCard.tsx'
import type { Original } from './original.ts'
import { Disclaimer, Head, Options } from './Parts.tsx'
import { ReasonedButton } from './ReasonedButton.tsx'
import { type ChainScope, symbolIn } from './use-chain-scope.ts'
import { assetOf, ownerOf, useOriginal, useRecipients } from './use-original.ts'
import { WrapQuestion } from './WrapQuestion.tsx'

interface Props {
  readonly chainScope: ChainScope
  readonly original: Original | null
}

/** The form of a new wrapped token, and the dialog of the wrap. */
export function Wrapping({ chainScope, original }: Props) {
  const { scope, network, wrapper } = chainScope
  const { draft, setDraft, info, lock, recipients, isWrongOwner, reason, flow, submit } = useWrapping({
    chainScope,
    original,
  })
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const onDone = () => {
    flow.close()
    void navigate({ to: pathTo('listCollateral') })
  }
  return (
    <div className={`${css.page} ${css.narrow}`}>
      <Head title={collateralWords.addCollateral} isWrongOwner={isWrongOwner} />
      <Disclaimer isNew />
      <Options
        isNoTransfer
        lockLabel={collateralFormWords.timeLockDays}
        lock={draft.lockDays}
        onLock={(lockDays) => setDraft({ ...draft, lockDays })}
        hint={lock.days === null ? undefined : lockHint(lock.days, lock.marginSeconds, serverNow())}
        fault={lock.days === null ? lockFault(lock.least, lock.most) : null}
      >
        {original && (
          <ApproveAll isChosen={draft.approveAll} onChoose={(approveAll) => setDraft({ ...draft, approveAll })} />
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
      {original ? (
        <OriginalCard original={original} info={info.data ?? null} fault={info.error} />
      ) : (
        <MintCard chainScope={chainScope} />
      )}
      {recipients.isError && <ErrorState text={collateralFormWords.settlementUnread} onRetry={recipients.refetch} />}
      <FlowStrip flow={flow} />
      <ReasonedButton word={collateralFormWords.wrap} reason={reason} onClick={() => setAsking(true)} />
      {isAsking && lock.days !== null && (
        <WrapQuestion
          items={draft.items}
          days={lock.days}
          onConfirm={() => {
            setAsking(false)
            submit()
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {flow.flow && (
        <FlowDialog
          flow={flow.flow}
          chainId={scope.chainId}
          owner={scope.account}
          explorerUrl={network.explorerUrl}
          symbolOf={(address) => symbolIn(network, address)}
          onDone={onDone}
          onClose={flow.close}
        />
      )}
    </div>
  )
}

function ApproveAll({ isChosen, onChoose }: { isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  return (
    <label className={css.choice}>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
      {collateralFormWords.approveAll}
    </label>
  )
}

/** What was entered, whether it can be wrapped, and the wrap. */
function useWrapping({ chainScope, original }: Props) {
  const { scope, wrapper } = chainScope
  const { marginSeconds } = useConfig().collateral
  const [draft, setDraft] = useDraft(scope)
  const limits = useLimits(scope, wrapper).data
  const info = useOriginal(chainScope, original)
  const recipients = useRecipients(chainScope)
  const flow = useFlow(scope, wrapper)
  const least = leastLockDays(marginSeconds)
  const days = readLockDays(draft.lockDays, least, limits?.lockDays ?? Number.POSITIVE_INFINITY)
  const owner = ownerOf(info.data, scope.account)
  const isWrongOwner = owner !== null && !isSameAddress(owner, scope.account)
  const isKnown = limits !== undefined && recipients.data !== undefined
  const reason =
    flow.busy ??
    (isWrongOwner ? collateralFormWords.belongsToAnother : null) ??
    (original !== null && info.data === undefined ? collateralFormWords.tokenUnread : null) ??
    nothingAdded(draft) ??
    (days === null ? collateralFormWords.enterHowLong : null) ??
    (isKnown ? null : collateralFormWords.contractsBeingRead) ??
    (recipients.data?.length === 0 ? collateralFormWords.settlementNotTrusted : null)

  const submit = () => {
    if (reason !== null || days === null) return
    const account = getAddress(scope.account)
    const { items, approveAll, unlimited } = draft
    const asset = info.data && original ? assetOf(original, info.data) : null
    const terms = { lockDays: days, nowMs: serverNow(), account, recipients: recipients.data ?? [] }
    flow.start({ kind: 'wrap', params: wrapParamsOf({ items, approveAll, original: asset, ...terms }), unlimited })
  }
  // From here on a reload must not find the same items again, ready to be wrapped a second time.
  const isWrapped = flow.current !== null && isMined(flow.current)
  const empty = useEffectEvent(() => setDraft(null))
  useEffect(() => {
    if (isWrapped) empty()
  }, [isWrapped])
  const lock = { days, least, most: limits?.lockDays, marginSeconds }
  return { draft, setDraft, info, lock, recipients, isWrongOwner, reason, flow, submit }
}
