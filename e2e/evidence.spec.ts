import { expect, type Page, test } from '@playwright/test'
import { countSent, drawn } from './chat.ts'
import { move, newUser, openOrder, place } from './orders.ts'
import { expectNarrow } from './way.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Open a dispute?' })
const field = (page: Page) => dialog(page).getByLabel('Images')
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test('images of a statement are checked, shown, removed, named where they fail, and sent once each', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await move(user, id, 'agentTransfer')
  await openOrder(page, id)
  await page.setViewportSize({ width: 390, height: 844 })
  const good = await drawn(page)
  await page.getByRole('button', { name: 'Open a dispute', exact: true }).click()

  // What is no image, and a sixth one, is not taken.
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
  await field(page).setInputFiles([text, ...[1, 2, 3, 4, 5, 6].map((n) => png(`${n}.png`, good))])
  await expect(dialog(page).getByRole('alert')).toContainText('notes.txt: Only images can be sent')
  await expect(dialog(page).getByRole('alert')).toContainText('6.png: at most 5 images')
  await expect(dialog(page).getByRole('figure')).toHaveCount(5)
  for (const n of [2, 3, 4, 5])
    await dialog(page)
      .getByRole('button', { name: `Remove ${n}.png` })
      .click()
  await expect(dialog(page).getByRole('figure')).toHaveText(['1.png'])

  // What was chosen is forgotten with the question.
  await dialog(page).getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Open a dispute', exact: true }).click()
  await expect(dialog(page).getByRole('figure')).toHaveCount(0)

  // One that the server cannot read is named in sight; the other one has arrived and is not sent again.
  const sent = countSent(page)
  await field(page).setInputFiles([png('good.png', good), png('bad.png', Buffer.from('no picture'))])
  await dialog(page).getByLabel('What happened?').fill('I paid, and nothing came.')
  await dialog(page).getByRole('button', { name: 'Open the dispute' }).click()
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText('bad.png:')
  await expect(alert).not.toContainText('good.png')
  await expect(alert).toBeInViewport()
  await expect(dialog(page).getByRole('figure')).toHaveText(['bad.png'])
  await expectNarrow(page)
  await dialog(page).getByRole('button', { name: 'Remove bad.png' }).click()
  await dialog(page).getByRole('button', { name: 'Open the dispute' }).click()
  await expect(page.getByRole('heading', { name: 'In dispute' })).toBeVisible()
  expect(sent.made()).toBe(2)
  await page.context().close()
})
