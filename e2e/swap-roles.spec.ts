import { expect, test } from '@playwright/test'

test('the form, as a screen reader hears it', async ({ page }) => {
  await page.goto('/?amount=100')
  await expect(page.getByLabel('You receive, estimated')).toHaveValue(/\d/)
  await expect(page.getByRole('status', { name: 'Estimate' })).not.toBeEmpty()
  await expect(page.getByRole('region', { name: 'Swap' })).toMatchAriaSnapshot(`
    - region "Swap":
      - heading "Swap" [level=2]
      - button /\\d+ s\\. Refresh the price now/
      - text: You send
      - textbox "You send": "100"
      - 'button "Currency to send: USDT"'
      - 'button "Network to send: on Local chain"'
      - text: /Limit [\\d,.]+/
      - 'button "MAX: send the limit"'
      - button "Swap the sides"
      - text: You receive, estimated
      - textbox "You receive, estimated": /^\\d+\\.\\d+$/
      - 'button "Currency to receive: EUR"'
      - 'button "Network to receive: by SEPA transfer"'
      - text: after 0.5 % fee
      - 'textbox "Transfer details: the account that should receive EUR"'
      - text: /1 USDT = 0\\.\\d+ EUR 0\\.4 % under market/
      - button "Connect Wallet"
      - status "Estimate": /^Send 100 USDT, receive [\\d.]+ EUR at 0\\.\\d+ EUR for 1 USDT, after 0\\.5 % fee$/
  `)
})

test('the popup, as a screen reader hears it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/^Limit/)).toBeVisible()
  await page.getByRole('button', { name: /^Network to send/ }).click()
  await expect(page.getByRole('option', { name: /Cosmos/ })).toBeDisabled()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Select network":
      - heading "Select network" [level=2]
      - button "Close"
      - combobox "Search by name" [expanded]
      - tablist "Kind of network":
        - tab "Crypto"
        - tab "Fiat"
        - tab "All" [selected]
      - listbox "Select network":
        - option /Local chain .+ chosen/ [selected]
        - option /Ethereum/
        - option /Cosmos Hub ATOM no agent right now/ [disabled]
      - status: /\\d+ found/
  `)
})

test('what a swap comes to is told at most every 10 s, and at once when there is nothing to tell', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?amount=100')
  const told = page.getByRole('status', { name: 'Estimate' })
  await expect(told).toHaveText(/^Send 100/)
  await page.clock.pauseAt(Date.now() + 60_000)
  /** Types an amount and lets time pass in small steps until its answer is shown. */
  const type = async (amount: string, comesTo: RegExp) => {
    await page.getByLabel('You send').fill(amount)
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return page.getByLabel('You receive, estimated').inputValue()
      })
      .toMatch(comesTo)
  }
  await type('200', /^18/)
  await page.clock.runFor(100)
  await expect(told).toHaveText(/^Send 200/)
  await type('300', /^27/)
  await page.clock.runFor(100)
  await expect(told).toHaveText(/^Send 200/)
  await page.clock.runFor(10_000)
  await expect(told).toHaveText(/^Send 300/)
  await page.getByLabel('You send').fill('')
  await page.clock.runFor(100)
  await expect(told).toBeEmpty()
})
