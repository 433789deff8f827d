import type { Chain } from './chain.ts'
import type { Line, Opened } from './line.ts'
import { type Artifacts, assetType, openSetting, value } from './setting.ts'

/** A wrapper whose tokens are in pieces; the saver wrapped once, so that it holds some of everything. */
export async function openPieces(chain: Chain, artifacts: Artifacts): Promise<Opened> {
  const s = await openSetting(chain, artifacts, 'MultiWrapper')
  const { wrapper } = s.contracts
  const { alice, saver } = s.people
  const parts = await s.deploy('WrappedNFT1155', 'Surety wNFT', 'wNFT', 'https://surety.example/token/')
  await s.set(parts, 'setMinterStatus', wrapper.address)
  await s.set(wrapper, 'setWNFTId', assetType.erc1155, parts.address, 0n)
  const order = { outType: assetType.erc1155, outBalance: 5n }
  const ofPieces = { ...order, inAsset: s.erc1155() }
  await s.wrap(saver, ofPieces, [], value)

  const lines: Line[] = [
    ['wrap empty + native -> ERC1155 wNFT (5 pcs)', () => s.wrap(alice, order, [], value)],
    ['wrap ERC1155 -> ERC1155 wNFT', () => s.wrap(alice, ofPieces, [])],
    [
      'unWrap ERC1155 wNFT (ERC1155 original)',
      async () => {
        await s.wrap(alice, ofPieces, [])
        return chain.send({ from: alice, to: wrapper, name: 'unWrap', args: [parts.address, 2n] })
      },
    ],
  ]
  return { lines, deployed: { MultiWrapper: wrapper, WrappedNFT1155: parts } }
}
