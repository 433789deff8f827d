import { describe, expect, test } from 'vitest'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { type Asset, noOriginal, type WrapParams } from '#web/wallet/contracts/wrap-data.ts'
import { advance, currentStep, isHeld, isMined, newFlow, type StepState } from './flow.ts'
import { type Job, stepsOf } from './steps.ts'
import { busyWords, failureWords, stepWords, titleOf, underWayWords } from './words.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const coin: Asset = { assetType: 'native', contractAddress: zeroAddress, tokenId: 0n, amount: 5n }
const erc20 = (contract: string, amount: bigint): Asset => ({
  assetType: 'ERC20',
  contractAddress: address(contract),
  tokenId: 0n,
  amount,
})
const nft = (contract: string, tokenId: bigint): Asset => ({
  assetType: 'ERC721',
  contractAddress: address(contract),
  tokenId,
  amount: 0n,
})
const params: WrapParams = {
  originalToken: noOriginal,
  approveAll: false,
  fees: [],
  royalties: [],
  collaterals: [coin],
  rules: { noUnwrap: false, noWrap: false, noTransfer: true, noAddCollateral: false },
  locks: [],
  outType: 'ERC721',
  outBalance: 0n,
  wrapFor: address('9'),
  unwrapDestination: zeroAddress,
}
const wrap = (over: Partial<WrapParams>): Job => ({ kind: 'wrap', params: { ...params, ...over }, unlimited: [] })

describe('the steps of a job', () => {
  // shows B-4-030, B-4-031, B-4-032, B-4-034
  test('original, ERC-20s, NFTs, transfer fees, the wrap, then its registration', () => {
    const collaterals = [nft('4', 2n), coin, erc20('2', 10n), erc20('3', 7n), erc20('2', 5n)]
    const steps = stepsOf(wrap({ originalToken: nft('1', 1n), collaterals }), [
      { token: address('2'), value: 3n },
      { token: address('5'), value: 4n },
    ])
    expect(steps).toMatchObject([
      { kind: 'approval', of: 'original', nft: { collection: address('1'), tokenId: 1n }, forAll: false },
      // The fee comes out of the same allowance as the collateral of that token.
      { kind: 'allowance', of: 'collateral', token: address('2'), amount: 18n },
      { kind: 'allowance', of: 'collateral', token: address('3'), amount: 7n },
      { kind: 'approval', of: 'collateral', nft: { collection: address('4'), tokenId: 2n } },
      { kind: 'allowance', of: 'fee', token: address('5'), amount: 4n },
      { kind: 'final' },
      { kind: 'registration' },
    ])
  })

  // shows B-4-031
  test('one ERC-721 and one ERC-1155 are both approved before the wrap', () => {
    const card: Asset = { assetType: 'ERC1155', contractAddress: address('6'), tokenId: 3n, amount: 2n }
    expect(stepsOf(wrap({ collaterals: [nft('4', 2n), card] }), [])).toMatchObject([
      { kind: 'approval', of: 'collateral', nft: { type: 'ERC721', collection: address('4'), tokenId: 2n } },
      { kind: 'approval', of: 'collateral', nft: { type: 'ERC1155', collection: address('6'), tokenId: 3n } },
      { kind: 'final' },
      { kind: 'registration' },
    ])
  })

  test('native coin needs no approval; approveAll is for the original alone', () => {
    expect(stepsOf(wrap({}), [])).toEqual([{ kind: 'final' }, { kind: 'registration' }])
    const steps = stepsOf(wrap({ originalToken: nft('1', 1n), approveAll: true, collaterals: [nft('4', 2n)] }), [])
    expect(steps.map((step) => step.kind === 'approval' && step.forAll)).toEqual([true, false, false, false])
  })

  test('"without a limit" is of the tokens that it was chosen for, and never of a fee', () => {
    const job = { ...wrap({ collaterals: [erc20('2', 10n), erc20('3', 7n)] }), unlimited: [address('3'), address('5')] }
    const steps = stepsOf(job as Job, [{ token: address('5'), value: 4n }])
    const limits = steps.map((step) => step.kind === 'allowance' && [step.token, step.isUnlimited])
    expect(limits.slice(0, 3)).toEqual([
      [address('2'), false],
      [address('3'), true],
      [address('5'), false],
    ])
  })

  test('adding asks for the same approvals, unwrapping for none', () => {
    const wnft = { contractAddress: address('8'), tokenId: 1n }
    const add: Job = { kind: 'add', wnft, collaterals: [erc20('2', 1n)], unlimited: [] }
    expect(stepsOf(add, []).map(({ kind }) => kind)).toEqual(['allowance', 'final'])
    expect(stepsOf({ kind: 'unwrap', wnft }, [])).toEqual([{ kind: 'final' }])
  })

  test('a transfer needs the allowance for its fees alone', () => {
    const job: Job = { kind: 'transfer', wnft: { contractAddress: address('8'), tokenId: 1n }, to: address('7') }
    expect(stepsOf(job, [{ token: address('2'), value: 3n }])).toEqual([
      { kind: 'allowance', of: 'fee', token: address('2'), amount: 3n, isUnlimited: false, decimals: null },
      { kind: 'final' },
    ])
  })
})

test('a job in the wallet or on its way is held, and says so in one line', () => {
  const planned = advance(newFlow('wrap'), { kind: 'planned', steps: stepsOf(wrap({}), []) })
  const at = (state: StepState, index = 0) => advance(planned, { kind: 'step', index, state })
  expect([planned, at('checking')].map(isHeld)).toEqual([false, false])
  expect([at('asking'), at('mining'), at('asking', 1)].map(isHeld)).toEqual([true, true, true])
  expect(isHeld(advance(at('mining'), { kind: 'ended', outcome: { kind: 'moved' } }))).toBe(false)
  expect(busyWords(at('mining'))).toBe('A wrap is on its way')
  expect(busyWords(at('asking'))).toBe('A wrap waits in your wallet')
  expect(busyWords(at('asking', 1))).toBe('A registration waits in your wallet')
})

describe('the dialogs', () => {
  const steps = stepsOf(wrap({ collaterals: [erc20('2', 1n)] }), [])
  const planned = advance(newFlow('wrap'), { kind: 'planned', steps })

  // shows B-8.2-022
  test('say what is waited for', () => {
    const approving = advance(planned, { kind: 'step', index: 0, state: 'mining' })
    expect(titleOf(approving)).toBe('Waiting for approve')
    const given = advance(approving, { kind: 'step', index: 0, state: 'given' })
    expect(currentStep(given)).toBeNull()
    expect(titleOf(advance(given, { kind: 'step', index: 1, state: 'asking' }))).toBe('Waiting for wrap...')
    const registering = advance(given, { kind: 'step', index: -1, state: 'asking' })
    expect(titleOf(registering)).toBe('Waiting for registration')
    expect(underWayWords(registering)).toContain('no gas')
    expect(titleOf(newFlow('unwrap'))).toBe('Waiting for unwrap')
    expect(titleOf(newFlow('transfer'))).toBe('Waiting for transfer')
    expect(titleOf(newFlow('add'))).toBe('Waiting for refill...')
  })

  test('what is mined counts as done while its registration is still asked for', () => {
    expect(isMined(planned)).toBe(false)
    const mined = advance(planned, { kind: 'step', index: 1, state: 'done' })
    expect(isMined(advance(mined, { kind: 'step', index: -1, state: 'asking' }))).toBe(true)
  })

  test('a failure marks the step that was under way, and what has ended stays so', () => {
    const asked = advance(planned, { kind: 'step', index: 0, state: 'asking' })
    const outcome = { kind: 'failed', text: 'Cannot make allowance: no', isRejected: false } as const
    const failed = advance(asked, { kind: 'ended', outcome })
    expect(failed.steps.map(({ state }) => state)).toEqual(['failed', 'ahead', 'ahead'])
    expect(titleOf(failed)).toBe('ERROR')
    expect(titleOf(advance(asked, { kind: 'ended', outcome: { ...outcome, isRejected: true } }))).toBe('Not sent')
    expect(advance(failed, { kind: 'step', index: 0, state: 'done' })).toBe(failed)
  })

  // shows B-8.2-026, B-8.2-029 for wrap
  // shows B-8.2-027 for unwrap
  // shows B-8.2-028, B-8.2-030 for add
  test.each([
    ['wrap', { kind: 'final' }, 'Cannot wrap token: No Time Lock found'],
    ['wrap', null, 'Cannot wrap token: No Time Lock found'],
    ['unwrap', { kind: 'final' }, 'Cannot unwrap token: No Time Lock found'],
    ['add', { kind: 'final' }, 'Cannot add collateral: No Time Lock found'],
    ['transfer', { kind: 'final' }, 'Cannot transfer token: No Time Lock found'],
    [
      'add',
      { kind: 'allowance', of: 'fee', token: address('2'), amount: 1n, isUnlimited: false, decimals: 18 },
      'Cannot make allowance: No Time Lock found',
    ],
    [
      'wrap',
      {
        kind: 'approval',
        of: 'original',
        nft: { type: 'ERC721', collection: address('2'), tokenId: 1n },
        forAll: false,
      },
      `Cannot approve token ${address('2')}`,
    ],
  ] as const)('%s: a failed step is told in the words of the specification', (job, step, words) => {
    expect(failureWords(job, step, { code: 3, message: 'execution reverted: No Time Lock found' })).toBe(words)
  })

  test('steps name the tokens where they are known', () => {
    const [allowance] = steps
    if (!allowance) throw new Error('there is no step')
    expect(stepWords('wrap', allowance, () => 'USDT')).toBe('Allow USDT')
    const known = { ...allowance, decimals: 6, amount: 2_500_000n } as typeof allowance
    expect(stepWords('wrap', known, () => 'USDT')).toBe('Allow 2.5\u00a0USDT')
    const endless = { ...known, isUnlimited: true } as typeof allowance
    expect(stepWords('wrap', endless, () => 'USDT')).toBe('Allow USDT without a limit')
    const fee = { ...known, of: 'fee' } as typeof allowance
    expect(stepWords('wrap', fee, () => 'USDT')).toBe('Allow 2.5\u00a0USDT for the transfer fee')
    expect(stepWords('wrap', allowance, () => null)).toContain('0x2222')
  })
})
