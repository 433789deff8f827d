import { type Address, concat, type Hex, type LocalAccount, numberToHex, recoverTypedDataAddress } from 'viem'
import { z } from 'zod'

/** A keeper on one chain with its spawner on another: whose tokens a signer speaks of. */
export interface Crossing {
  readonly homeChain: number
  readonly keeper: Address
  readonly awayChain: number
  readonly spawner: Address
}

/** What a signer says of a spawned id. `Spawn`: it may be minted there; `UnFreeze`: what is kept for it may leave. */
export type StatementKind = 'Spawn' | 'UnFreeze'

/** One statement: for whom, and until when (Unix s, of the chain that it is shown to). */
export interface Statement {
  readonly kind: StatementKind
  readonly tokenId: bigint
  readonly receiver: Address
  readonly deadline: bigint
}

const types = {
  Spawn: [
    { name: 'homeChain', type: 'uint256' },
    { name: 'keeper', type: 'address' },
    { name: 'tokenId', type: 'uint256' },
    { name: 'receiver', type: 'address' },
    { name: 'deadline', type: 'uint256' },
  ],
  UnFreeze: [
    { name: 'forChain', type: 'uint256' },
    { name: 'spawnedContract', type: 'address' },
    { name: 'spawnedTokenId', type: 'uint256' },
    { name: 'receiver', type: 'address' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/** The EIP-712 data of a statement, as `Keeper` and `Spawner721` read it (docs/contracts.md, "Messages across chains"). */
export function typedData(crossing: Crossing, { kind, tokenId, receiver, deadline }: Statement) {
  const { homeChain, keeper, awayChain, spawner } = crossing
  return kind === 'Spawn'
    ? ({
        domain: { name: 'Surety Spawner', version: '1', chainId: awayChain, verifyingContract: spawner },
        types,
        primaryType: 'Spawn',
        message: { homeChain: BigInt(homeChain), keeper, tokenId, receiver, deadline },
      } as const)
    : ({
        domain: { name: 'Surety Keeper', version: '1', chainId: homeChain, verifyingContract: keeper },
        types,
        primaryType: 'UnFreeze',
        message: { forChain: BigInt(awayChain), spawnedContract: spawner, spawnedTokenId: tokenId, receiver, deadline },
      } as const)
}

/** Signs with a key of this machine; 65 bytes. */
export function sign(account: LocalAccount, crossing: Crossing, statement: Statement): Promise<Hex> {
  return account.signTypedData(typedData(crossing, statement))
}

const hex = (bytes: number) => z.string().regex(new RegExp(`^0x[0-9a-fA-F]{${2 * bytes}}$`))
const whole = z.string().regex(/^\d+$/).transform(BigInt)
const address = hex(20).transform((text) => text as Address)

/** A statement with one signer's signature, as it is handed from one to another: a file of JSON. */
export const signedShape = z.object({
  kind: z.enum(['Spawn', 'UnFreeze']),
  homeChain: z.number().int(),
  keeper: address,
  awayChain: z.number().int(),
  spawner: address,
  tokenId: whole,
  receiver: address,
  deadline: whole,
  signature: hex(65).transform((text) => text as Hex),
})

export type Signed = z.output<typeof signedShape>

/** The text of a signed statement. */
export function asText(crossing: Crossing, statement: Statement, signature: Hex): string {
  const { tokenId, deadline, ...rest } = statement
  return `${JSON.stringify({ ...crossing, ...rest, tokenId: `${tokenId}`, deadline: `${deadline}`, signature }, null, 2)}\n`
}

/**
 * The one `signature` argument of `mint` and `unFreeze` out of several signers' files: deadline, then signatures in ascending order of
 * their signers. Throws when they do not say the same.
 */
export async function combine(parts: readonly Signed[]): Promise<Hex> {
  const [first] = parts
  if (!first) throw new Error('there is nothing to combine')
  const textOf = (part: Signed) =>
    JSON.stringify(typedData(part, part), (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  if (parts.some((part) => textOf(part) !== textOf(first))) throw new Error('these do not say the same')
  const signers = await Promise.all(
    parts.map(async (part) => ({
      signature: part.signature,
      signer: BigInt(await recoverTypedDataAddress({ ...typedData(part, part), signature: part.signature })),
    })),
  )
  const ordered = signers.toSorted((a, b) => (a.signer < b.signer ? -1 : 1))
  const twice = ordered.find(({ signer }, place) => signer === ordered[place - 1]?.signer)
  if (twice) throw new Error(`${numberToHex(twice.signer, { size: 20 })} signed two of these`)
  return concat([numberToHex(first.deadline, { size: 32 }), ...ordered.map(({ signature }) => signature)])
}
