import { type Address, pad, toHex } from 'viem'
import type { Chain } from './chain.ts'
import type { Line, Opened } from './line.ts'
import { type Artifacts, assetType, openSetting } from './setting.ts'

/** What owners set, in a market that is not open yet; the technical token has been minted before. */
export async function openAdministration(chain: Chain, artifacts: Artifacts): Promise<Opened> {
  const s = await openSetting(chain, artifacts, 'MarketWrapper')
  const { wrapper, whiteList, tech } = s.contracts
  const { alice, saver, trusted } = s.people
  const fixed = await s.deploy('FixedSupplyToken', 'Fixed', 'FIX', alice)
  await s.set(tech, 'mint', saver, 1n)

  const listed = async (count: number) => {
    for (let i = 1; i <= count; i++) await list(i)
  }
  const list = (number: number) => {
    const item = { enabledForFee: true, enabledForCollateral: true, enabledRemoveFromCollateral: true }
    return s.set(whiteList, 'setWLItem', asset(number), { ...item, transferFeeModel: tech.address })
  }
  const after = (count: number, measure: () => Promise<number>) => async () => {
    await listed(count)
    return measure()
  }
  const lines: Line[] = [
    ['wrapper.setWNFTId', () => s.open()],
    ['setWLItem, first entry', () => list(1)],
    ['setWLItem, entry no. 2', after(1, () => list(2))],
    ['setWLItem, entry no. 10', after(9, () => list(10))],
    ['setWLItem, entry no. 50', after(49, () => list(50))],
    [
      'setWLItem, update of the last of 10',
      after(10, () => {
        const item = { enabledForFee: true, enabledForCollateral: false, enabledRemoveFromCollateral: true }
        return s.set(whiteList, 'setWLItem', asset(10), { ...item, transferFeeModel: tech.address })
      }),
    ],
    ['removeWLItem (first of 10)', after(10, () => s.set(whiteList, 'removeWLItem', asset(1)))],
    ['setBLItem true, first', () => s.set(whiteList, 'setBLItem', asset(1), true)],
    ['setRules', () => s.set(whiteList, 'setRules', asset(1).contractAddress, '0x0000', '0x0004')],
    ['setWhiteList', () => s.set(wrapper, 'setWhiteList', whiteList.address)],
    ['tech.mint, new holder', () => s.set(tech, 'mint', trusted, 10n ** 18n)],
    ['tech.addMinter', () => s.set(tech, 'addMinter', alice)],
    [
      'fixed ERC20 transfer, new holder',
      () => chain.send({ from: alice, to: fixed, name: 'transfer', args: [trusted, 10n ** 18n] }),
    ],
  ]
  return { lines, deployed: { FixedSupplyToken: fixed } }
}

/** An ERC-20 that nobody deployed; its address has no zeros, so that its calldata costs what a real one's does. */
function asset(number: number): { assetType: number; contractAddress: Address } {
  const tail = toHex(0xabcdef00 + number).slice(2)
  return { assetType: assetType.erc20, contractAddress: pad(`0x${'d7'.repeat(16)}${tail}`, { size: 20 }) }
}
