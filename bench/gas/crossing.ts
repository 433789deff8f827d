import { type Address, concat, type Hex, keccak256, pad, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import type { Chain, Contract } from './chain.ts'
import type { Line, Opened } from './line.ts'
import { type Artifacts, openSetting } from './setting.ts'

const away = 56n
const secret = 4711n
const signer = privateKeyToAccount(pad('0x5e'))

/**
 * A keeper with one signer, who is enough, and a spawner, which lies on the same chain here. The keeper holds a token of each
 * collection already, and alice keeps one.
 */
export async function openCrossing(chain: Chain, artifacts: Artifacts): Promise<Opened> {
  const s = await openSetting(chain, artifacts, 'Wrapper')
  const { alice, carol, saver } = s.people
  const { wnft, nft } = s.contracts
  const keeper = await s.deploy('Keeper', [signer.address], 1n)
  const spawned = ['Spawned', 'SPW', 'https://surety.example/', anvil.id, keeper.address] as const
  const spawner = await s.deploy('Spawner721', ...spawned, [signer.address], 1n)
  await s.set(keeper, 'setSpawnerContract', away, { contractAddress: spawner.address, tokenId: 1n })
  await s.open()
  for (const from of [alice, saver]) {
    for (const to of [wnft, nft])
      await chain.send({ from, to, name: 'setApprovalForAll', args: [keeper.address, true] })
    for (let i = 0; i < 2; i++) await s.wrap(from, {}, [])
  }

  const freeze = async (from: Address, token: Contract, tokenId: bigint) => {
    const hashed = keccak256(toHex(secret, { size: 32 }))
    const item = { contractAddress: token.address, tokenId }
    return chain.send({ from, to: keeper, name: 'freeze', args: [item, away, hashed] })
  }
  await freeze(saver, wnft, 3n)
  await freeze(saver, nft, 11n)

  const lines: Line[] = [
    ['setSignerStatus', () => s.set(keeper, 'setSignerStatus', carol, true)],
    [
      'setSpawnerContract',
      () => s.set(keeper, 'setSpawnerContract', 57n, { contractAddress: spawner.address, tokenId: 1n }),
    ],
    ['freeze (empty wNFT)', () => freeze(alice, wnft, 1n)],
    ['unFreeze (empty wNFT)', () => unFreeze()],
    ['freeze (plain ERC721)', () => freeze(alice, nft, 1n)],
    ['Spawner721.mint by oracle signature (new holder)', () => mint()],
    [
      'Spawner721.burn',
      async () => {
        await mint()
        return chain.send({ from: carol, to: spawner, name: 'burn', args: [4n] })
      },
    ],
  ]
  return { lines, deployed: { Keeper: keeper, Spawner721: spawner } }

  async function unFreeze(): Promise<number> {
    await freeze(alice, wnft, 1n)
    const message = { forChain: away, spawnedContract: spawner.address, spawnedTokenId: 4n, receiver: alice }
    const signature = await signed(keeper.address, 'Surety Keeper', 'UnFreeze', unFreezeFields, message)
    return chain.send({ from: alice, to: keeper, name: 'unFreeze', args: [secret, spawner.address, 4n, signature] })
  }

  async function mint(): Promise<number> {
    const message = { homeChain: BigInt(anvil.id), keeper: keeper.address, tokenId: 4n, receiver: carol }
    const signature = await signed(spawner.address, 'Surety Spawner', 'Spawn', spawnFields, message)
    return chain.send({ from: carol, to: spawner, name: 'mint', args: [4n, signature] })
  }

  /** What the signer signs, as the contracts take it: a deadline and the signature. */
  async function signed(
    verifyingContract: Address,
    name: string,
    primaryType: string,
    fields: readonly { name: string; type: string }[],
    message: Record<string, unknown>,
  ): Promise<Hex> {
    const deadline = chain.startsAt + 31_536_000n
    const signature = await signer.signTypedData({
      domain: { name, version: '1', chainId: anvil.id, verifyingContract },
      types: { [primaryType]: [...fields, { name: 'deadline', type: 'uint256' }] },
      primaryType,
      message: { ...message, deadline },
    })
    return concat([toHex(deadline, { size: 32 }), signature])
  }
}

const unFreezeFields = [
  { name: 'forChain', type: 'uint256' },
  { name: 'spawnedContract', type: 'address' },
  { name: 'spawnedTokenId', type: 'uint256' },
  { name: 'receiver', type: 'address' },
]

const spawnFields = [
  { name: 'homeChain', type: 'uint256' },
  { name: 'keeper', type: 'address' },
  { name: 'tokenId', type: 'uint256' },
  { name: 'receiver', type: 'address' },
]
