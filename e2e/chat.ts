import { expect, type Locator, type Page } from '@playwright/test'
import type { ReplyOf } from '#api/endpoint.ts'
import type { read } from '#api/messages.ts'
import { answerChanged } from './answers.ts'
import type { Elsewhere } from './orders.ts'

/** What the chat of an order answers. */
export type ChatAnswer = ReplyOf<typeof read>

/** Opens the chat of an order and waits until it can be written into. */
export async function openChat(page: Page, id: string, side: '/orders' | '/admin/orders' = '/orders'): Promise<void> {
  await page.goto(`${side}/${id}/messages`)
  await expect(page.getByRole('heading', { level: 1, name: 'Order chat' })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

/** Says something elsewhere. */
export async function say(who: Elsewhere, id: string, text: string): Promise<void> {
  await who.ask('POST', `/api/orders/${id}/messages`, { text })
}

/** The messages in sight, oldest first. */
export function messages(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
}

export function input(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Message' })
}

/** Writes into the line and presses Enter. */
export async function enter(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await input(page).press('Enter')
}

/** Lets the page's own readings of the chat answer as `change` makes them. */
export async function answerWith(page: Page, id: string, change: (said: ChatAnswer) => ChatAnswer): Promise<void> {
  await page.route(new RegExp(`/api/orders/${id}/messages(\\?.*)?$`), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    return answerChanged(route, change)
  })
}

/** Counts how often the page sends a message from now on. */
export function countSent(page: Page): { readonly made: () => number } {
  let made = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(messages|attachment)$/.test(request.url())) made += 1
  })
  return { made: () => made }
}

/** A picture of one colour that the browser itself draws and writes, as big as asked for. */
export async function drawn(page: Page, type: 'image/png' | 'image/jpeg' = 'image/png', side = 400): Promise<Buffer> {
  const url = await page.evaluate(
    ([kind, size]) => {
      const canvas = document.createElement('canvas')
      canvas.width = size
      canvas.height = size
      canvas.getContext('2d')?.fillRect(0, 0, size / 2, size / 2)
      return canvas.toDataURL(kind)
    },
    [type, side] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
