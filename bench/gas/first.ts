import { type Address, maxUint256, pad, parseEther, toHex, zeroAddress } from 'viem'
import type { Chain, Contract } from './chain.ts'
import type { Line, Opened } from './line.ts'
import { type Artifacts, amount, value } from './setting.ts'

type First = Awaited<ReturnType<typeof openPeople>>

const kinds = 21
const plenty = parseEther('1000000')
/** The wrapped token that a line wraps: the saver, alice and bob hold those before. */
const id = 6n

/**
 * The first generation: the saver filled the pool and made the terms known; alice and bob hold wrapped tokens, carol none. All
 * approved everything to the wrapper and to the model of the first ERC-20.
 */
export async function openFirst(chain: Chain, artifacts: Artifacts): Promise<Opened> {
  const f = await openPeople(chain, artifacts)
  const { first, model, alice, bob, saver } = f
  await f.wrap(saver, 11n, { fee: 'minted' }, value)
  await f.wrap(saver, 12n, { fee: 'paid' }, value)
  await f.wrap(saver, 13n, {}, value)
  for (const token of f.tokens) await f.add(saver, 3n, token)
  await f.wrap(alice, 1n, {})
  await f.wrap(bob, 21n, {})
  await f.moved(saver, alice, 1n)
  await f.moved(alice, saver, 1n)

  const lines = [...settings(f), ...wraps(f), ...additions(f), ...unWraps(f), ...transfers(f), distribution(f)]
  return { lines, deployed: { FirstDistributor: first, RoyaltyModel: model } }
}

/** The contracts, and what people do with them. */
async function openPeople(chain: Chain, artifacts: Artifacts) {
  const [deployer = zeroAddress, alice = zeroAddress, bob = zeroAddress, carol = zeroAddress] = chain.accounts
  const [beneficiary = zeroAddress, saver = zeroAddress] = chain.accounts.slice(4)
  const deploy = (name: string, ...args: unknown[]) => {
    const artifact = artifacts[name]
    if (!artifact) throw new Error(`${name} was not compiled`)
    return chain.deploy(deployer, artifact, args)
  }
  const set = (to: Contract, name: string, ...args: unknown[]) => chain.send({ from: deployer, to, name, args })

  const project = await deploy('TechToken', deployer)
  const first = await deploy('FirstDistributor', project.address)
  const model = await deploy('RoyaltyModel', first.address)
  const nft = await deploy('StandardERC721')
  await set(project, 'addMinter', first.address)
  await set(project, 'mint', beneficiary, 1n)
  const tokens: Contract[] = []
  for (let i = 0; i < kinds; i++) tokens.push(await deploy('StandardERC20', `Token ${i}`, `T${i}`))
  const [paid = project, ...others] = tokens
  await set(first, 'editPartnersItem', paid.address, true, model.address, false)
  for (const { address } of others) await set(first, 'setCollateralStatus', address, true)
  await set(paid, 'mint', beneficiary, 1n)

  for (const [i, from] of [alice, saver, bob, carol, deployer].entries()) {
    for (const to of tokens) {
      await set(to, 'mint', from, plenty)
      await chain.send({ from, to, name: 'approve', args: [first.address, maxUint256] })
    }
    await chain.send({ from, to: paid, name: 'approve', args: [model.address, maxUint256] })
    await chain.send({ from, to: nft, name: 'setApprovalForAll', args: [first.address, true] })
    for (const number of [1, 2, 3]) await set(nft, 'mint', from, BigInt(10 * i + number))
  }

  const fees = { minted: project.address, paid: paid.address }
  const wrap = (
    from: Address,
    original: bigint,
    { fee, unwrapAfter = 0n }: { fee?: keyof typeof fees; unwrapAfter?: bigint },
    native = 0n,
  ) => {
    const charge = fee ? [parseEther('1'), beneficiary, 10n, 0n, fees[fee]] : [0n, zeroAddress, 0n, 0n, zeroAddress]
    const args = [nft.address, original, unwrapAfter, ...charge]
    return chain.send({ from, to: first, name: 'wrap721', args, value: native })
  }
  return {
    ...{ chain, first, model, tokens, paid, alice, bob, carol, saver, deployer, set, wrap },
    unlockAt: chain.startsAt + 31_536_000n,
    add: (from: Address, to: bigint, token: Contract) =>
      chain.send({ from, to: first, name: 'addERC20Collateral', args: [to, token.address, amount] }),
    addNative: (from: Address, to: bigint) =>
      chain.send({ from, to: first, name: 'addNativeCollateral', args: [to], value }),
    unWrap: (from: Address) => chain.send({ from, to: first, name: 'unWrap721', args: [id] }),
    moved: (from: Address, to: Address, which = id) =>
      chain.send({ from, to: first, name: 'transferFrom', args: [from, to, which] }),
  }
}

function settings({ set, first, tokens, model, paid, chain }: First): Line[] {
  const fresh = pad(toHex(0xabcdef), { size: 20, dir: 'right' })
  return [
    ['setCollateralStatus', () => set(first, 'setCollateralStatus', fresh, true)],
    ['editPartnersItem', () => set(first, 'editPartnersItem', fresh, true, model.address, false)],
    ['setFee', () => set(first, 'setFee', parseEther('1'), chain.startsAt, (tokens[1] ?? paid).address)],
  ]
}

function wraps({ wrap, alice, carol, unlockAt }: First): Line[] {
  return [
    ['wrap721, no native (user has no wNFT yet)', () => wrap(carol, 31n, {})],
    ['wrap721, no native', () => wrap(alice, 2n, {})],
    ['wrap721 + native', () => wrap(alice, 2n, {}, value)],
    [
      'wrap721 + native + lock + transfer fee + royalty',
      () => wrap(alice, 2n, { fee: 'paid', unwrapAfter: unlockAt }, value),
    ],
  ]
}

function additions({ wrap, add, addNative, alice, tokens, paid }: First): Line[] {
  const native = (there: bigint) => async () => {
    await wrap(alice, 2n, {}, there)
    return addNative(alice, id)
  }
  const sum = (count: number) => async () => {
    await wrap(alice, 2n, {})
    let gas = 0
    for (const token of tokens.slice(0, count)) gas += await add(alice, id, token)
    return gas
  }
  const topUp = async () => {
    await sum(1)()
    return add(alice, id, paid)
  }
  return [
    ['addNativeCollateral, first', native(0n)],
    ['addNativeCollateral, top-up', native(value)],
    ['addERC20Collateral, first', sum(1)],
    ['addERC20Collateral, top-up', topUp],
    ...[5, 10, 20].map((n): Line => [`addERC20Collateral x${n} (sum of ${n} txs)`, sum(n)]),
  ]
}

function unWraps({ wrap, add, unWrap, alice, tokens }: First): Line[] {
  const after =
    (count: number, native = 0n) =>
    async () => {
      await wrap(alice, 2n, {}, native)
      for (const token of tokens.slice(0, count)) await add(alice, id, token)
      return unWrap(alice)
    }
  return [
    ...[0, 1, 5, 10, 20].map((n): Line => [`unWrap721 + ${n} ERC20`, after(n)]),
    ['unWrap721 + native', after(0, value)],
  ]
}

function transfers({ wrap, moved, alice, bob, carol }: First): Line[] {
  const after = (fee: 'minted' | 'paid' | undefined, to: Address) => async () => {
    await wrap(alice, 2n, fee ? { fee } : {})
    return moved(alice, to)
  }
  return [
    ['transfer wNFT, no fee, to a new holder', after(undefined, carol)],
    ['transfer wNFT, no fee, to an existing holder', after(undefined, bob)],
    ['transfer wNFT, fee minted in tech token (10% royalty), to an existing holder', after('minted', bob)],
    ['transfer wNFT, fee in ERC20 by model (10% royalty), to an existing holder', after('paid', bob)],
  ]
}

function distribution({ chain, first, deployer, paid }: First): Line {
  const receivers = Array.from({ length: 10 }, (_, i) => pad(toHex(0xabcdef00 + i), { size: 20, dir: 'right' }))
  const list = [{ erc20Token: paid.address, amount }]
  const call = { from: deployer, to: first, name: 'WrapAndDistribEmpty', args: [receivers, list, 0n] }
  return [
    'WrapAndDistribEmpty, 10 receivers, 1 ERC20 each + native',
    () => chain.send({ ...call, value: parseEther('10') }),
  ]
}
