import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { getAddress } from 'viem'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import css from './Collateral.module.css'
import { FlowDialog } from './flow/FlowDialog.tsx'
import { isMined } from './flow/flow.ts'
import { useFlow } from './flow/use-flow.ts'
import { wrapParamsOf } from './form/assets.ts'
import { CollateralForm } from './form/CollateralForm.tsx'
import { emptyDraft, readLockDays } from './form/draft.ts'
import { isSame } from './form/items.ts'
import { useLimits } from './form/use-coins.ts'
import { useDraft } from './form/use-draft.ts'
import { MintCard } from './MintCard.tsx'
import { OriginalCard } from './OriginalCard.tsx'
import type { Original } from './original.ts'
import { Disclaimer, Head, Options } from './Parts.tsx'
import { type Ground, symbolIn } from './use-ground.ts'
import { assetOf, ownerOf, useOriginal, useRecipients } from './use-original.ts'

interface Props {
  readonly ground: Ground
  readonly original: Original | null
}

/** The form of a new wrapped token, and the dialog of the wrap. */
export function Wrapping({ ground, original }: Props) {
  const { scope, network, wrapper } = ground
  const { draft, setDraft, info, lock, isWrongOwner, canSubmit, flow, submit } = useWrapping({ ground, original })
  const navigate = useNavigate()
  const onDone = () => {
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
        fault={lock.days === null ? `Enter a whole number of days from 1 to ${lock.most ?? '…'}` : null}
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
      <div className={css.buttons}>
        <Button size="md" disabled={!canSubmit} onClick={submit}>
          Wrap
        </Button>
      </div>
      {flow.flow && (
        <FlowDialog
          flow={flow.flow}
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
      Approve all tokens of the collection
    </label>
  )
}

/** What was entered, whether it can be wrapped, and the wrap. */
function useWrapping({ ground, original }: Props) {
  const { scope, wrapper } = ground
  const [draft, setDraft] = useDraft(scope)
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
  // From here on a reload must not find the same items again, ready to be wrapped a second time.
  const isWrapped = flow.flow !== null && isMined(flow.flow)
  const empty = useEffectEvent(() => setDraft(null))
  useEffect(() => {
    if (isWrapped) empty()
  }, [isWrapped])
  return { draft, setDraft, info, lock: { days, most: limits?.lockDays }, isWrongOwner, canSubmit, flow, submit }
}
