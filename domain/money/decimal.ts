import { BigNumber } from 'bignumber.js'

/**
 * The one arithmetic of money: exact decimals with 50 decimal places, written plainly below 10^100
 * (specification, second file §9). JavaScript numbers never hold money.
 */
export const Decimal = BigNumber.clone({ DECIMAL_PLACES: 50, EXPONENTIAL_AT: 100 })

/** An exact decimal. */
export type Decimal = BigNumber

/** Which way a figure that does not fit its precision is rounded. */
export type Rounding = 'down' | 'up'

const modes = { down: BigNumber.ROUND_DOWN, up: BigNumber.ROUND_UP } as const

/** Rounds to `places` decimals, toward zero ('down') or away from it ('up'). */
export function round(value: Decimal, places: number, rounding: Rounding): Decimal {
  return value.decimalPlaces(places, modes[rounding])
}

/** Writes a decimal for the wire and the database: plain digits, no exponent, no trailing zeros. */
export function plain(value: Decimal): string {
  return value.toFixed()
}

const shape = /^(?:0|[1-9]\d{0,29})(?:\.\d{1,30})?$/

/**
 * Reads a non-negative decimal as people and programs write it: up to 30 digits before and after the dot, no sign, no
 * exponent, no spaces, ASCII digits only. Returns null for anything else.
 */
export function readDecimal(text: string): Decimal | null {
  return shape.test(text) ? new Decimal(text) : null
}

/** A decimal that is already known to be one (from the database or from our own code). Throws on anything else. */
export function decimal(text: string | number): Decimal {
  const value = new Decimal(text)
  if (!value.isFinite()) throw new Error(`not a decimal: ${text}`)
  return value
}
