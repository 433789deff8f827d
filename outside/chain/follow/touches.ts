import { type Abi, type AbiEvent, type Address, type Hex, toEventSelector } from 'viem'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import type { Deployment } from '../deployment.ts'
import type { LogEntry } from './blocks.ts'
import { Stall } from './node.ts'

/** The parts of a log that tell which token it is about. */
type TellingLog = Pick<LogEntry, 'address' | 'topics' | 'data'>

/** Where a word of a log lies: among its topics, or among the words of its data. */
type Place = { readonly topic: number } | { readonly word: number }

/** Where an event's log names the token that it touches: its contract (where it is said) and its id. */
type Meaning = { readonly contract: Place | null; readonly id: Place }

const contractNames = ['wrappedAddress', 'outAssetAddress', 'wNFTConatract']
const idNames = ['outTokenId', 'wrappedId', 'wNFTTokenId', 'tokenId', 'id']

/** The meaning of each event by its topic; events that touch no token are left out. */
const ofWrapper = meanings(marketWrapperAbi, true)
const ofStorage = meanings(wrappedNFT721Abi, false)

/** `namesContract`: an event that names no contract of wrapped tokens speaks of something else. */
function meanings(abi: Abi, namesContract: boolean): Map<Hex, Meaning> {
  const meanings = new Map<Hex, Meaning>()
  for (const event of abi) {
    if (event.type !== 'event') continue
    const [contract, id] = [placeOf(event, contractNames), placeOf(event, idNames)]
    if (id && (contract || !namesContract)) meanings.set(toEventSelector(event), { contract, id })
  }
  return meanings
}

/** Where the first input of one of these names lies; all inputs before it are one word long. */
function placeOf({ inputs }: AbiEvent, names: readonly string[]): Place | null {
  const input = inputs.find(({ name }) => name !== undefined && names.includes(name))
  if (!input) return null
  const alike = inputs.filter(({ indexed }) => Boolean(indexed) === Boolean(input.indexed))
  return input.indexed ? { topic: alike.indexOf(input) + 1 } : { word: alike.indexOf(input) }
}

/** The contracts of a deployment whose logs count. What holds for every token is read at each step, without a log. */
export function spokenFor({ wrapper, storage, settlement }: Deployment): Address[] {
  return [wrapper, storage, settlement]
}

/**
 * The wrapped tokens that these logs speak of; nothing else is taken from a log. Logs of other contracts, and of the wrapper
 * about tokens of other contracts, touch nothing; order and repetition are without meaning. Throws Stall when a log is not
 * what its topic says.
 */
export function touchesOf(deployment: Deployment, logs: readonly TellingLog[]): ReadonlySet<bigint> {
  const touched = logs.map((log) => touchOf(deployment, log))
  return new Set(touched.filter((id) => id !== null))
}

function touchOf({ wrapper, storage }: Deployment, log: TellingLog): bigint | null {
  const by = new Map([
    [lower(wrapper), ofWrapper],
    [lower(storage), ofStorage],
  ])
  const [topic = '0x'] = log.topics
  const meaning = by.get(lower(log.address))?.get(topic)
  if (meaning === undefined) return null
  const contract = meaning.contract && wordAt(log, meaning.contract)
  if (contract !== null && contract !== BigInt(storage)) return null
  return wordAt(log, meaning.id)
}

function wordAt({ topics, data }: TellingLog, place: Place): bigint {
  const word = 'topic' in place ? topics[place.topic]?.slice(2) : data.slice(2 + place.word * 64, 66 + place.word * 64)
  if (word?.length !== 64) throw new Stall('contradictory', 'a log is not what its topic says')
  return BigInt(`0x${word}`)
}

function lower(address: string): string {
  return address.toLowerCase()
}
