import { z } from 'zod'
import { readEvmAddress } from '#domain/money/address.ts'
import { readDecimal } from '#domain/money/decimal.ts'
import { unseen } from '#domain/unseen.ts'

/** Nothing expected: unknown keys are refused by name. */
export const nothing = z.strictObject({})

/** No body, or an empty one. */
export const noBody = z.union([z.undefined(), z.null(), nothing]).transform(() => undefined)

/** A person's address: any accepted spelling in, the canonical EIP-55 form out. */
export const addr = z
  .string()
  .max(64)
  .transform((text, context) => {
    const canonical = readEvmAddress(text)
    if (canonical) return canonical
    context.addIssue({ code: 'custom', message: 'is not an EVM address (0x and 40 hex digits, right checksum)' })
    return z.NEVER
  })

/** An amount of money above zero: a decimal string, or a JSON number, which is read by its shortest decimal form. */
export const amount = z
  .union([z.string().max(64), z.number()])
  .transform((given, context) => {
    const value = readDecimal(String(given))
    if (value?.isGreaterThan(0)) return value.toFixed()
    context.addIssue({ code: 'custom', message: 'is not a decimal number above zero, like "12.5"' })
    return z.NEVER
  })
  .meta({ description: 'A decimal above zero, as a string (preferred) or a JSON number.' })

/** A decimal as replies carry it: always a string. */
export const decimalText = z.string().meta({ description: 'An exact decimal number as text.' })

/** A moment as replies carry it: ISO 8601 in UTC. */
export const moment = z.string().meta({ description: 'ISO 8601, UTC.' })

export const uuid = z.uuid()

/** A moment as requests carry it: ISO 8601 as the database can hold it, years 1970 to 9999, microseconds at the finest. */
export const givenMoment = z
  .string()
  .regex(
    /^(?:19[7-9]\d|[2-9]\d{3})-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d)$/,
    'is not an ISO 8601 time',
  )
  .refine((text) => !Number.isNaN(Date.parse(text)), 'is not a time that exists')

/** The reading of a network or currency code: letters, digits and underscores. */
const code = z.string().regex(/^[A-Za-z0-9_]{2,20}$/, 'is not a code of 2 to 20 letters, digits or _')

export const asset = z.strictObject({ network: code, currency: code })

export const pair = z.strictObject({ from: asset, to: asset })

/** Some lines of free text. Control characters other than line breaks and tabs are refused, and so is what cannot be seen. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'must not contain control characters')
    .regex(/^(?:\P{Cf}|\u200d)*$/u, 'must not contain characters that cannot be seen')
    .refine((given) => given.isWellFormed(), 'is not well-formed Unicode')
    .transform((given) => given.trim())

/** A line of free text that a person gives as an address or transfer details. Control characters are refused. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being refused
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters')
    .refine((given) => !unseen.test(given), 'must not contain characters that cannot be seen')
    .refine((text) => text.isWellFormed(), 'is not well-formed Unicode')
    .transform((text) => text.trim())
