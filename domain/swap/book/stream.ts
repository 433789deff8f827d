import type { Decimal } from '../../money/decimal.ts'
import type { Ladder, Sought } from './ladder.ts'

/** An option that may do, at its exact price. */
export interface Candidate {
  readonly id: number
  readonly price: Decimal
}

/** What the owner of the ladders says of their entries, for one query. */
export interface Judge {
  /** Whether an entry is not for this query. */
  readonly isOut: (id: number) => boolean
  /** The exact price of an entry; null where it is not usable. */
  readonly priceOf: (id: number) => Decimal | null
  /** Whether only the exact price tells that an entry has one; well within its band every entry has. */
  readonly isAtEdge: (id: number) => boolean
  readonly key: (id: number) => number
  /** Which of two entries at the same price comes first. */
  readonly isBefore: (a: number, b: number) => boolean
  /** Decimal places that prices are rounded down to. */
  readonly places: number
  /** The market price. */
  readonly market: number
}

/** Where a search in one ladder stands: at an entry that may do, or at the end (-1). */
interface Cursor {
  readonly ladder: Ladder
  readonly sought: Sought
  readonly isPercent: boolean
  /** Prices are key × scale. */
  readonly scale: number
  id: number
  key: number
  /** The exact price, once it was asked for. */
  price: Decimal | null
}

/** Less than any two prices differ that are told apart by their doubles. */
const blur = 1e-12

/**
 * The options of a pair that may do, the best price first, of equal prices the one whose owner comes first. Rounding may make one
 * price of several percentages: then each of those is a search of its own, and the best of their heads comes first. (Percentages
 * that differ beyond the 15th digit only come in the order of the percentages.)
 */
export class Stream {
  readonly #judge: Judge
  readonly #unit: number
  readonly #cursors: Cursor[] = []
  /** Up to which key (and on) what may have the same price is searched for already. */
  #split = Number.POSITIVE_INFINITY

  constructor(
    ladders: { readonly fixed: Ladder; readonly percent: Ladder },
    sought: { readonly fixed: Sought; readonly percent: Sought },
    judge: Judge,
  ) {
    this.#judge = judge
    this.#unit = 10 ** -judge.places
    this.#begin({ ladder: ladders.fixed, sought: sought.fixed, isPercent: false, scale: 1 })
    this.#begin({ ladder: ladders.percent, sought: sought.percent, isPercent: true, scale: judge.market / 100 })
  }

  /** The next option; null at the end. */
  next(): Candidate | null {
    for (;;) {
      const best = this.#best()
      if (!best) return null
      const unsplit = this.#cursors.find(
        (each) => each.isPercent && each.id >= 0 && each.key < this.#split && this.#isNear(each, best),
      )
      if (unsplit) {
        this.#splitBelow(unsplit)
        continue
      }
      const candidate = { id: best.id, price: this.#exact(best) }
      this.#move(best)
      return candidate
    }
  }

  #best(): Cursor | null {
    let best: Cursor | null = null
    for (const cursor of this.#cursors) {
      if (cursor.id >= 0 && (!best || this.#isBetter(cursor, best))) best = cursor
    }
    return best
  }

  #isBetter(a: Cursor, b: Cursor): boolean {
    if (!this.#isNear(a, b)) return a.key * a.scale > b.key * b.scale
    const compared = this.#exact(a).comparedTo(this.#exact(b)) ?? 0
    return compared === 0 ? this.#judge.isBefore(a.id, b.id) : compared > 0
  }

  /** Whether the prices of two may be equal. */
  #isNear(a: Cursor, b: Cursor): boolean {
    const [one, other] = [a.key * a.scale, b.key * b.scale]
    return Math.abs(one - other) <= this.#unit + blur * one
  }

  /** Lets the percentages below a cursor's own that may come to the same price be searched for by themselves. */
  #splitBelow(cursor: Cursor): void {
    this.#split = cursor.key
    const { ladder, sought, isPercent, scale, key } = cursor
    const below = { ...sought, high: doubleBelow(key) }
    const least = key - (this.#unit / scale) * (1 + blur) - key * blur
    const head = ladder.next({ ...below, low: Math.max(sought.low, least) }, null)
    if (head < 0) return
    this.#cursors.splice(this.#cursors.indexOf(cursor), 1, { ...cursor, sought: { ...sought, low: key } })
    this.#begin({ ladder, sought: below, isPercent, scale })
  }

  #begin(search: Pick<Cursor, 'ladder' | 'sought' | 'isPercent' | 'scale'>): void {
    const cursor: Cursor = { ...search, id: -1, key: 0, price: null }
    this.#seek(cursor, null)
    if (cursor.id >= 0) this.#cursors.push(cursor)
  }

  #move(cursor: Cursor): void {
    this.#seek(cursor, cursor.id)
  }

  #seek(cursor: Cursor, after: number | null): void {
    let id = cursor.ladder.next(cursor.sought, after)
    cursor.price = null
    while (id >= 0 && !this.#isUsable(cursor, id)) id = cursor.ladder.next(cursor.sought, id)
    cursor.id = id
    if (id >= 0) cursor.key = this.#judge.key(id)
  }

  #isUsable(cursor: Cursor, id: number): boolean {
    if (this.#judge.isOut(id)) return false
    if (!this.#judge.isAtEdge(id)) return true
    cursor.price = this.#judge.priceOf(id)
    return cursor.price !== null
  }

  #exact(cursor: Cursor): Decimal {
    cursor.price ??= this.#judge.priceOf(cursor.id)
    if (!cursor.price) throw new Error(`option ${cursor.id} has no price`)
    return cursor.price
  }
}

const bits = new DataView(new ArrayBuffer(8))

/** The greatest double below a positive one. */
function doubleBelow(value: number): number {
  bits.setFloat64(0, value)
  bits.setBigUint64(0, bits.getBigUint64(0) - 1n)
  return bits.getFloat64(0)
}
