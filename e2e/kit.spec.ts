import { type Browser, expect, type Page, test } from '@playwright/test'
import { approvedAgent } from './peers.ts'
import { superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { personIn } from './way.ts'

/** What a part looks like: what a rule that wins by accident would take from it. */
type Look = Record<string, string>

interface Part {
  readonly selector: string
  /** Where it is drawn, if not where its role is. */
  readonly drawn?: string
  readonly expectRight: (looks: readonly Look[]) => void
}

interface Place {
  readonly name: string
  readonly path: string
  readonly part: Part
  readonly open?: (page: Page) => Promise<void>
}

/** How a state is told apart: by its line, ground, colour or weight. */
const mark = ({ borderBottom, backgroundColor, color, fontWeight }: Look) =>
  [borderBottom, backgroundColor, color, fontWeight].join(' ')
const px = (value: string | undefined) => Number.parseFloat(value ?? '0')

function expectTabs(looks: readonly Look[]): void {
  expect(looks.length).toBeGreaterThan(1)
  for (const look of looks) expect(px(look.paddingLeft), 'padding of a tab').toBeGreaterThan(0)
  const [active, ...more] = looks.filter(({ isActive }) => isActive === 'true')
  expect(more, 'one tab is active').toEqual([])
  const others = looks.filter(({ isActive }) => isActive !== 'true')
  for (const other of others) expect(mark(other), 'the active tab is marked').not.toBe(mark(active ?? {}))
}

const tabs: Part = { selector: '[role=tab]', expectRight: expectTabs }
const tabsOfDialog: Part = { selector: '[role=dialog] [role=tab]', expectRight: expectTabs }
const links: Part = { selector: 'nav[aria-label="Admin"] a', expectRight: expectTabs }

const accordion: Part = {
  selector: 'h4 > button[aria-expanded]',
  expectRight(looks) {
    expect(looks.map(({ isActive }) => isActive)).toContain('true')
    for (const look of looks) expect(px(look.paddingLeft), 'padding of a section’s head').toBeGreaterThan(0)
  },
}

const switches: Part = {
  selector: 'input[role=switch]',
  drawn: '.mantine-Switch-track',
  expectRight(looks) {
    expect(looks.length).toBeGreaterThan(0)
    for (const { width, height, borderRadius, backgroundColor } of looks) {
      expect(px(width), 'a switch is wider than high').toBeGreaterThan(px(height))
      expect(px(height)).toBeGreaterThan(12)
      expect(px(borderRadius)).toBeGreaterThan(0)
      expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    }
  },
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()

const ofAgent: readonly Place[] = [
  { name: 'own orders', path: '/orders', part: tabs },
  { name: 'profile', path: '/profile', part: tabs },
  { name: 'payment methods', path: '/peers', part: accordion, open: openPaymentForm },
  { name: 'wizard', path: '/peers', part: tabs },
  { name: 'pairs', path: '/peers', part: switches, open: tab('Swap pairs') },
  { name: 'assets', path: '/', part: tabsOfDialog, open: openAssets },
]

const ofStaff: readonly Place[] = [
  { name: 'areas', path: '/admin/orders', part: links },
  { name: 'an agent’s flags', path: `/admin/peers/${addressOf(approvedAgent)}`, part: switches },
  { name: 'a person’s rights', path: `/admin/users/${addressOf(approvedAgent)}`, part: switches },
  { name: 'editor', path: '/admin/blog', part: switches },
  { name: 'own orders', path: '/orders', part: tabs },
]

async function openPaymentForm(page: Page): Promise<void> {
  await tab('Payment methods')(page)
  await page.getByRole('button', { name: 'Add payment method' }).click()
}

async function openAssets(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Network to send/ }).click()
}

/** Goes there without a load, as a link does: what the pages before it have loaded stays. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
}

async function looksOf(page: Page, { selector, drawn }: Part): Promise<Look[]> {
  return page.locator(selector).evaluateAll((found, inside) => {
    const look = (each: Element): Look => {
      const state = ['aria-selected', 'aria-expanded', 'aria-current'].find((name) => each.hasAttribute(name))
      const part = inside === undefined ? each : (each.parentElement?.querySelector(inside) ?? each)
      const style = getComputedStyle(part)
      const { paddingLeft, paddingTop, borderBottom, borderRadius, backgroundColor, color, cursor } = style
      const { fontSize, fontWeight, width, height, display } = style
      const isActive = String(state !== undefined && each.getAttribute(state) !== 'false')
      const box = { paddingLeft, paddingTop, borderBottom, borderRadius, width, height, display }
      return { isActive, ...box, backgroundColor, color, cursor, fontSize, fontWeight }
    }
    return found.map(look)
  }, drawn)
}

/** The looks there as soon as they are right. */
async function rightLooks(page: Page, place: Place): Promise<Look[]> {
  let looks: Look[] = []
  await place.open?.(page)
  // What the pointer is over looks different.
  await page.mouse.move(0, 0)
  await expect(async () => {
    looks = await looksOf(page, place.part)
    place.part.expectRight(looks)
  }, place.name).toPass({ timeout: 10_000 })
  return looks
}

/** Every place by a load of its own, then one after another within the app, forwards and backwards. */
async function walk(browser: Browser, account: number, places: readonly Place[]): Promise<void> {
  const page = await personIn(browser, account)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loaded = new Map<Place, Look[]>()
  for (const place of places) {
    await page.goto(place.path)
    loaded.set(place, await rightLooks(page, place))
  }
  for (const way of [places, places.toReversed()]) {
    await page.goto('/blog')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    for (const place of way) {
      await go(page, '/market')
      await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible()
      await go(page, place.path)
      await rightLooks(page, place)
      await expect.poll(() => looksOf(page, place.part), place.name).toEqual(loaded.get(place))
    }
  }
  await page.context().close()
}

test('tabs, accordion and switches of an agent look the same, whichever page came before', async ({ browser }) => {
  await walk(browser, approvedAgent, ofAgent)
})

test('tabs and switches of staff look the same, whichever page came before', async ({ browser }) => {
  await walk(browser, superUser, ofStaff)
})
