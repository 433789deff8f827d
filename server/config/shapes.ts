import { z } from 'zod'
import { readDecimal } from '#domain/money/decimal.ts'

export const hour = 3600

/** Shapes that several parts read the environment by. */
export const port = z.coerce.number().int().min(1).max(65_535)
export const flag = z.enum(['on', 'off'])
export const seconds = z.coerce
  .number()
  .int()
  .min(1)
  .max(30 * 86_400)
export const secret = z.string().min(32, 'must have at least 32 characters')
export const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean))
export const httpUrl = z.url({ protocol: /^https?$/, message: 'must be an http:// or https:// URL' })
export const originUrl = httpUrl.refine(
  (text) => !URL.canParse(text) || new URL(text).origin === text.replace(/\/$/, ''),
  'must be an origin, no path',
)

export function fractionUpTo(most: string) {
  return z.string().transform((text, context) => {
    const value = readDecimal(text)
    if (value?.isLessThanOrEqualTo(most)) return value
    context.addIssue({ code: 'custom', message: `must be a fraction like 0.005, at most ${most}` })
    return z.NEVER
  })
}

/** Whether a host is this machine only. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host)
}
