import type { Address } from 'viem'
import { isSameAddress } from '#domain/money/address.ts'
import { erc20Needs, type Need, withCollateral } from '#web/wallet/contracts/checks.ts'
import type { Nft } from '#web/wallet/contracts/nfts.ts'
import type { Asset, WrapParams } from '#web/wallet/contracts/wrap-data.ts'
import type { TransferFee } from '#web/wallet/contracts/wrapped.ts'

/** A wrapped token by its contract and id. */
export interface Wnft {
  readonly contractAddress: Address
  readonly tokenId: bigint
}

/** The tokens whose collateral the person lets the wrapper take without a limit. */
type Unlimited = readonly string[]

/** What the person wants done. */
export type Job =
  | { readonly kind: 'wrap'; readonly params: WrapParams; readonly unlimited: Unlimited }
  | { readonly kind: 'add'; readonly wnft: Wnft; readonly collaterals: readonly Asset[]; readonly unlimited: Unlimited }
  /** `isFirst`: a token of the first generation, which its own contract unwraps. */
  | { readonly kind: 'unwrap'; readonly wnft: Wnft; readonly isFirst?: boolean }
  | { readonly kind: 'transfer'; readonly wnft: Wnft; readonly to: Address }

/** One thing the person is asked for. An approval that is there already is not asked for. */
export type Step =
  | { readonly kind: 'approval'; readonly of: 'original' | 'collateral'; readonly nft: Nft; readonly forAll: boolean }
  | ({
      readonly kind: 'allowance'
      readonly of: 'collateral' | 'fee'
      readonly isUnlimited: boolean
      /** Those of the token; null while they are not known. */
      readonly decimals: number | null
    } & Need)
  | { readonly kind: 'final' }
  /** A signature, no transaction: the owner lets the wrapped token stand surety in this market. */
  | { readonly kind: 'registration' }

/**
 * The steps of a job in their order: the original's approval, the allowances of ERC-20s, the approvals of NFTs, the
 * allowances for transfer fees in other tokens, then what was wanted, and the registration of what was wrapped. `fees` are those of the
 * NFTs that move.
 */
export function stepsOf(job: Job, fees: readonly TransferFee[]): readonly Step[] {
  if (job.kind === 'unwrap') return [{ kind: 'final' }]
  if (job.kind === 'transfer') return [...fees.map(feeStep), { kind: 'final' }]
  const collaterals = job.kind === 'wrap' ? job.params.collaterals : job.collaterals
  const needs = erc20Needs(collaterals)
  const approveAll = job.kind === 'wrap' && job.params.approveAll
  return [
    ...(job.kind === 'wrap' ? approvalOf(job.params.originalToken, 'original', approveAll) : []),
    ...needs.map((need) => collateralStep(need, fees, job.unlimited)),
    ...collaterals.flatMap((asset) => approvalOf(asset, 'collateral', false)),
    ...fees.filter(({ token }) => !needs.some((need) => isSameAddress(need.token, token))).map(feeStep),
    ...lastSteps[job.kind],
  ]
}

/** What ends a job that puts something in. */
const lastSteps: Readonly<Record<'wrap' | 'add', readonly Step[]>> = {
  wrap: [{ kind: 'final' }, { kind: 'registration' }],
  add: [{ kind: 'final' }],
}

/** One allowance for each token: a fee in the same token comes out of it as well. */
function collateralStep(need: Need, fees: readonly TransferFee[], unlimited: Unlimited): Step {
  const fee = fees.find(({ token }) => isSameAddress(token, need.token))
  const { token, amount } = fee ? withCollateral(fee, [need]) : need
  const isUnlimited = unlimited.some((one) => isSameAddress(one, token))
  return { kind: 'allowance', of: 'collateral', token, amount, isUnlimited, decimals: null }
}

/** For fees alone, never more than they are. */
function feeStep({ token, value }: TransferFee): Step {
  return { kind: 'allowance', of: 'fee', token, amount: value, isUnlimited: false, decimals: null }
}

function approvalOf(asset: Asset, of: 'original' | 'collateral', forAll: boolean): Step[] {
  const { assetType, contractAddress, tokenId } = asset
  if (assetType !== 'ERC721' && assetType !== 'ERC1155') return []
  return [{ kind: 'approval', of, nft: { type: assetType, collection: contractAddress, tokenId }, forAll }]
}

/** The NFTs of a job, which may charge a fee when they move. */
export function nftsOf(job: Job): readonly Asset[] {
  if (job.kind === 'unwrap') return []
  if (job.kind === 'transfer') return [{ assetType: 'ERC721', ...job.wnft, amount: 0n }]
  const all = job.kind === 'wrap' ? [job.params.originalToken, ...job.params.collaterals] : job.collaterals
  return all.filter(({ assetType }) => assetType === 'ERC721' || assetType === 'ERC1155')
}

/** The ERC-20s that a job needs. */
export function needsOf(job: Job): Need[] {
  if (job.kind === 'wrap') return erc20Needs(job.params.collaterals)
  return job.kind === 'add' ? erc20Needs(job.collaterals) : []
}

/** What tells a step from the others of its job. */
export function stepKey(step: Step): string {
  if (step.kind === 'final' || step.kind === 'registration') return step.kind
  if (step.kind === 'allowance') return `${step.of} ${step.token}`
  return `${step.of} ${step.nft.collection} ${step.nft.tokenId}`
}
