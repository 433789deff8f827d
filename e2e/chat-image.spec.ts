import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { countSent, drawn, enter, input, messages, openChat } from './chat.ts'
import { elsewhere, newUser, place } from './orders.ts'
import { bestAgent, personIn } from './way.ts'

/** Chooses a file to attach, as the file dialog would give it. */
async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach an image' }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

const preview = (page: Page) => page.getByRole('img', { name: 'Preview of what will be sent' })

// shows B-2.6-009, B-2.6-010, B-7.1-014
test('an image is seen before it is sent, goes with the words, and the other sees it large', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await openChat(page, id)
  await choose(page, 'receipt.png', 'image/png', await drawn(page))
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText('receipt.png')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove the image' }).click()
  await expect(preview(page)).toBeHidden()

  await choose(page, 'receipt.png', 'image/png', await drawn(page))
  await input(page).fill('Here is the receipt.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(preview(page)).toBeHidden()
  await expect(messages(page)).toHaveCount(2)
  await expect(messages(page).last()).toContainText('Here is the receipt.')
  await expect(messages(page).last()).toContainText('Sent')

  const agent = await personIn(browser, bestAgent)
  await openChat(agent, id)
  await expect(messages(agent)).toHaveCount(2)
  const image = messages(agent)
    .first()
    .getByRole('img', { name: /^Image from 0x/ })
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(400)
  await image.click()
  const dialog = agent.getByRole('dialog', { name: 'Image' })
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Save image' })).toHaveAttribute('download', /^[0-9a-f-]{36}\.png$/)
  await expectAccessible(agent)
  await page.context().close()
  await agent.context().close()
})

// shows A-5-057, B-5-029, B-5-030, B-5-031
test('what is no image, or larger than is allowed, is refused with the reason before anything is sent', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  await openChat(page, await place(user, 20))
  const sent = countSent(page)
  await choose(page, 'receipt.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
  await expect(page.getByRole('alert')).toHaveText('Only images can be sent: PNG, JPEG, WebP or GIF.')
  await choose(page, 'large.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1))
  await expect(page.getByRole('alert')).toHaveText('File size is exceeded, allowed 5 Mb')
  await expect(preview(page)).toHaveCount(0)
  expect(sent.made()).toBe(0)
  await choose(page, 'receipt.png', 'image/png', await drawn(page))
  await expect(preview(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.context().close()
})

// shows B-8.2-010
test('an upload that fails is logged and raises no alert; the image can be sent again', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  await openChat(page, id)
  await page.route('**/attachment', (route) => route.fulfill({ status: 500, json: {} }))
  await choose(page, 'receipt.png', 'image/png', await drawn(page))
  await enter(page, '')
  await expect(messages(page)).toHaveText([/^Not sent\. Something went wrong on our side/])
  expect(logged.filter((line) => line.startsWith('surety: a message was not sent'))).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByRole('region', { name: 'What to do now' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Alerts' })).toBeEmpty()
  await page.goBack()
  // It is still there after a look at the order.
  await expect(page.getByText('Not sent.')).toBeVisible()
  await page.unroute('**/attachment')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(messages(page).getByRole('img', { name: /^Image from You/ })).toBeVisible()
  await expect(messages(page)).toHaveCount(1)
  const agent = await elsewhere(request, bestAgent)
  const { messages: said } = await agent.ask<{ messages: { type: string }[] }>('GET', `/api/orders/${id}/messages`)
  expect(said.map(({ type }) => type)).toEqual(['file'])
  await page.context().close()
})

test('what is no image inside is refused by the server in words, and can be discarded', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  await openChat(page, await place(user, 20))
  await choose(page, 'receipt.png', 'image/png', Buffer.from('<script>alert(1)</script>'))
  await enter(page, '')
  await expect(messages(page)).toHaveText([/^Not sent\. Only images can be sent: PNG, JPEG, WebP or GIF\./])
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No written messages yet')).toBeVisible()
  await page.context().close()
})
