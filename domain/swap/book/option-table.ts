import { Decimal, decimal } from '../../money/decimal.ts'
import { type Pricing, priceType } from '../price.ts'

/** No row. */
export const noRow = 0xffff_ffff

const chunkBits = 13
const chunkRows = 1 << chunkBits
const rowMask = chunkRows - 1
const isOutBit = 0x8000

/** Some rows of the table, column by column. */
interface Chunk {
  readonly owner: Uint32Array
  readonly next: Uint32Array
  readonly place: Uint16Array
  readonly key: Float64Array
  readonly other: Float64Array
}

/** A row as it is put in. */
export interface OptionRow {
  /** The slot of its agent. */
  readonly owner: number
  /** The next row of the same agent. */
  readonly next: number
  /** The number of its pair, below 2^14. */
  readonly pair: number
  /** Whether it stands in its ladder. */
  readonly isIn: boolean
  /** What it is ordered by: its price where that is fixed, else its percentage. */
  readonly key: number
  readonly pricing: Pricing
}

/**
 * Options in packed rows, 26 bytes each: there may be millions. A price is kept as the nearest double where that double writes it
 * exactly (up to 15 digits always do), and whole beside the table where it does not.
 */
export class OptionTable {
  readonly #chunks: Chunk[] = []
  readonly #exact = new Map<number, Pricing>()
  #free = noRow
  #used = 0

  /** How many rows fit without growing; rows that were taken out are used again. */
  get capacity(): number {
    return this.#chunks.length * chunkRows
  }

  /** Puts a row in; returns its id. */
  add(row: OptionRow): number {
    const id = this.#take()
    const [chunk, at] = this.#at(id)
    chunk.owner[at] = row.owner
    chunk.next[at] = row.next
    chunk.place[at] =
      (row.pair << 1) | (row.pricing.priceTypeUse === priceType.fixed ? 0 : 1) | (row.isIn ? 0 : isOutBit)
    chunk.key[at] = row.key
    chunk.other[at] = asNumber(otherOf(row.pricing))
    if (!isSame(this.#packed(id), row.pricing)) this.#exact.set(id, row.pricing)
    return id
  }

  /** Takes a row out. */
  remove(id: number): void {
    this.#exact.delete(id)
    const [chunk, at] = this.#at(id)
    chunk.next[at] = this.#free
    this.#free = id
  }

  owner(id: number): number {
    return (this.#chunks[id >>> chunkBits] as Chunk).owner[id & rowMask] as number
  }

  next(id: number): number {
    return (this.#chunks[id >>> chunkBits] as Chunk).next[id & rowMask] as number
  }

  key(id: number): number {
    return (this.#chunks[id >>> chunkBits] as Chunk).key[id & rowMask] as number
  }

  pair(id: number): number {
    return (this.#place(id) & ~isOutBit) >>> 1
  }

  isIn(id: number): boolean {
    return (this.#place(id) & isOutBit) === 0
  }

  isFixed(id: number): boolean {
    return (this.#place(id) & 1) === 0
  }

  /** Whether keys alone cannot tell these two apart. */
  isInexact(a: number, b: number): boolean {
    return this.#exact.size > 0 && (this.#exact.has(a) || this.#exact.has(b))
  }

  /** The price of a row, exactly as it was put in. */
  pricing(id: number): Pricing {
    return this.#exact.get(id) ?? this.#packed(id)
  }

  #packed(id: number): Pricing {
    const [chunk, at] = this.#at(id)
    const [key, other] = [asDecimal(chunk.key[at] as number), asDecimal(chunk.other[at] as number)]
    return this.isFixed(id)
      ? { priceTypeUse: priceType.fixed, fixPrice: key, marketPrice: other }
      : { priceTypeUse: priceType.market, fixPrice: other, marketPrice: key }
  }

  #place(id: number): number {
    return (this.#chunks[id >>> chunkBits] as Chunk).place[id & rowMask] as number
  }

  #at(id: number): [Chunk, number] {
    return [this.#chunks[id >>> chunkBits] as Chunk, id & rowMask]
  }

  #take(): number {
    const id = this.#free
    if (id !== noRow) {
      this.#free = this.next(id)
      return id
    }
    if (this.#used === this.capacity) this.#chunks.push(newChunk())
    return this.#used++
  }
}

function newChunk(): Chunk {
  return {
    owner: new Uint32Array(chunkRows),
    next: new Uint32Array(chunkRows),
    place: new Uint16Array(chunkRows),
    key: new Float64Array(chunkRows),
    other: new Float64Array(chunkRows),
  }
}

function otherOf({ priceTypeUse, fixPrice, marketPrice }: Pricing): Decimal | null {
  return priceTypeUse === priceType.fixed ? marketPrice : fixPrice
}

function asNumber(value: Decimal | null): number {
  return value ? value.toNumber() : Number.NaN
}

function asDecimal(value: number): Decimal | null {
  return Number.isNaN(value) ? null : decimal(value)
}

function isSame(a: Pricing, b: Pricing): boolean {
  return isEqual(a.fixPrice, b.fixPrice) && isEqual(a.marketPrice, b.marketPrice)
}

function isEqual(a: Decimal | null, b: Decimal | null): boolean {
  return a === null || b === null ? a === b : Decimal(a).isEqualTo(b)
}
