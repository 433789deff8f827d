import type { Chain } from './chain.ts'
import type { Line, Opened } from './line.ts'
import { type Artifacts, amount, type Order, openSetting, pooled, value } from './setting.ts'

/**
 * The market: its checker and white list, its rule, a time lock and one trusted receiver. The saver's wrapped token, the
 * first, filled the pool and made the terms known; alice holds the second.
 */
export async function openMarket(chain: Chain, artifacts: Artifacts): Promise<Opened> {
  const s = await openSetting(chain, artifacts, 'MarketWrapper')
  const { wrapper, wnft, tech, whiteList } = s.contracts
  const { alice, bob, trusted, saver } = s.people
  const checker = await s.deploy('MarketChecker', wrapper.address)
  await s.set(wrapper, 'setCheckerAddress', checker.address)
  await s.set(wrapper, 'setWhiteList', whiteList.address)
  await s.set(wrapper, 'setTrustedAddress', trusted, true)
  await s.set(checker, 'setTrustedAddress', trusted, true)
  await s.open()
  for (const token of s.tokens) await s.allow(token)

  const order: Order = {
    locks: [{ lockType: '0x00', param: s.unlockAt }],
    royalties: [{ beneficiary: trusted, percent: 10_000 }],
    rules: '0x0004',
  }
  await s.wrap(saver, order, s.erc20s(pooled), value)
  await s.wrap(alice, order, [])
  const id = 3n

  const wrap = (count: number, native = 0n, from = alice) => s.wrap(from, order, s.erc20s(count), native)
  const add = (first: () => Promise<number>, count: number, native: bigint) => async () => {
    await first()
    return s.add(alice, id, s.erc20s(count), native)
  }
  const remove = (count: number, index: number) => async () => {
    await wrap(count)
    const args = [wnft.address, id, s.tokens[index]?.address, amount / 4n]
    return chain.send({ from: trusted, to: wrapper, name: 'removeERC20CollateralAmount', args })
  }
  const unWrap =
    (count: number, native = 0n) =>
    async () => {
      await wrap(count, native)
      await chain.goTo(s.unlockAt)
      return s.unWrap(alice, id)
    }
  const lines: Line[] = [
    ['wrap empty + native (user has no wNFT yet)', () => wrap(0, value, bob)],
    ['wrap empty + native', () => wrap(0, value)],
    ...[1, 5, 10, 20].map((count): Line => [`wrap empty + ${count} ERC20`, () => wrap(count)]),
    ['addCollateral native, first slot', add(() => wrap(0), 0, value)],
    ['addCollateral native, top-up', add(() => wrap(0, value), 0, value)],
    ['addCollateral 1 ERC20, first slot', add(() => wrap(0), 1, 0n)],
    ['addCollateral 1 ERC20, top-up', add(() => wrap(1), 1, 0n)],
    ['removeERC20CollateralAmount, partial (1 collaterals)', remove(1, 0)],
    ['removeERC20CollateralAmount, partial (20 collaterals)', remove(20, 0)],
    ['removeERC20CollateralAmount, partial (last of 20 collaterals)', remove(20, 19)],
    ...[0, 1, 5, 10, 20].map((count): Line => [`unWrap + ${count} ERC20`, unWrap(count)]),
    ['unWrap + native', unWrap(0, value)],
  ]
  const deployed = {
    MarketWrapper: wrapper,
    MarketChecker: checker,
    WhiteList: whiteList,
    WrappedNFT721: wnft,
    TechToken: tech,
  }
  return { lines, deployed }
}
