import { expect, test } from '@playwright/test'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import {
  addCrypto,
  alerts,
  applicant,
  applied,
  approvedAgent,
  evm,
  fillGeneral,
  findPair,
  methods,
  option,
  ownAgent,
  personAtPeers,
  press,
  priceOf,
  problem,
  profile,
  searchAndTake,
  tab,
} from './peers.ts'
import { pendingAgent, signIn } from './people.ts'
import { expectNarrow } from './way.ts'

test.describe('who sees the page, and what it says of them', () => {
  // shows A-2-119, A-6-005
  test('somebody who is not logged in is taken home', async ({ page }) => {
    await page.goto('/peers')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('That page is open once you are logged in.')).toBeVisible()
  })

  // shows A-2-121, A-2-122, A-6-015, A-9-039
  test('a user reads Become a provider and the rules, with the security deposit among them', async ({ browser }) => {
    const page = await applicant(browser)
    const rules = page.getByRole('region', { name: 'Rules' }).getByRole('listitem')
    await expect(rules.filter({ hasText: 'A participant must provide a security deposit' })).toBeVisible()
    expect(await rules.count()).toBeGreaterThan(4)
    await expect(page.getByRole('switch', { name: 'Active' })).toHaveCount(0)
    await page.context().close()
  })

  // shows A-2-016, A-2-120, A-2-122, A-2-123, A-2-136, A-4-032, A-4-037, A-4-042, A-6-015, A-7-034, B-2.1-004
  test('an approved agent: title, green badge, live, the rules, and no banner', async ({ browser }) => {
    const page = await personAtPeers(browser, approvedAgent)
    await expect(page.getByRole('heading', { level: 1, name: 'Liquidity provider' })).toBeVisible()
    await expect(page.getByText('Approved', { exact: true })).toHaveAttribute('data-tone', 'ok')
    await expect(page.getByText(/^Live, \d\d:\d\d in Europe\/Berlin$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText('security deposit')
    await expect(page.getByText('Your profile awaits moderation')).toHaveCount(0)
    await expect(page.getByLabel('Username')).toHaveValue('Lagoon Desk')
    await page.context().close()
  })

  // shows A-2-136
  test('a pending agent: amber badge and the banner that the profile awaits moderation', async ({ browser }) => {
    const page = await personAtPeers(browser, pendingAgent)
    await expect(page.getByText('Waiting for moderation')).toHaveAttribute('data-tone', 'wait')
    await expect(page.getByRole('note')).toContainText('Your profile awaits moderation')
    await page.context().close()
  })

  for (const [change, word] of [
    [{ moderationStatus: 'declined' }, 'Declined'],
    [{ isSuspend: true, moderationStatus: 'approved' }, 'Suspended'],
  ] as const) {
    // shows A-4-031, A-4-036 for Suspended
    // shows A-4-033, A-4-035 for Declined
    test(`the badge of an agent says ${word} in red, and the page says what that means`, async ({ page }) => {
      await page.route(/\/api\/agents\/0x[^/]+$/, (route) =>
        answerChanged<{ agent: object }>(route, ({ agent }) => ({ agent: { ...agent, ...change } })),
      )
      await signIn(page, approvedAgent)
      await page.goto('/peers')
      await expect(page.getByText(word, { exact: true })).toHaveAttribute('data-tone', 'stop')
      await expect(page.getByRole('note')).toContainText(word.toLowerCase())
    })
  }

  // shows A-4-042
  test('outside the work hours of the agent’s zone the badge says so', async ({ browser }) => {
    const hour = new Date().getUTCHours()
    const clock = (by: number) => `${String((hour + by) % 24).padStart(2, '0')}:00`
    const page = await applied(browser, { workTime: { start: clock(3), end: clock(4), timezone: 'UTC' } })
    await expect(page.getByText(/^Outside work hours, \d\d:\d\d in UTC$/)).toBeVisible()
    await page.context().close()
  })
})

test.describe('the switch', () => {
  // shows A-2-124, A-4-040
  test('an agent switches to inactive and back, and a reload keeps it', async ({ browser }) => {
    const page = await applied(browser)
    const active = page.getByRole('switch', { name: 'Active' })
    await expect(active).toBeChecked()
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/flags') && answer.ok())
    await active.uncheck()
    await stored
    await page.reload()
    await expect(active).not.toBeChecked()
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
    expect((await ownAgent(page, 'GET')).isActive).toBe(false)
    await active.check()
    await expect.poll(async () => (await ownAgent(page, 'GET')).isActive).toBe(true)
    await page.context().close()
  })

  test('a switch that is refused goes back and says why', async ({ browser }) => {
    const page = await applied(browser)
    await page.route('**/flags', (route) => route.fulfill({ status: 503, json: problem(503, 'service.busy') }))
    await page.getByRole('switch', { name: 'Active' }).click()
    await expect(alerts(page)).toContainText('The service is busy right now')
    await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked()
    await page.context().close()
  })

  test('a switch does not carry the draft over somebody else’s save', async ({ browser }) => {
    const page = await applied(browser)
    const { updatedAt } = await ownAgent(page, 'GET')
    await ownAgent(page, 'POST', { ...profile, username: 'Elsewhere', updatedAt })
    const active = page.getByRole('switch', { name: 'Active' })
    await active.click()
    await expect(alerts(page)).toContainText('The profile was changed elsewhere')
    await press(page, 'Close alert')
    await active.uncheck()
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
    await page.getByLabel('Username').fill('Here')
    await press(page, 'Save Changes')
    await expect(page.getByRole('dialog', { name: 'The profile was changed elsewhere' })).toBeVisible()
    await page.context().close()
  })
})

test.describe('an application', () => {
  // shows A-1-007, A-1-014, A-2-125, A-2-126, A-2-127, A-2-129, A-2-130, A-2-131, A-2-132, A-2-133, A-2-143, A-2-144
  // shows A-4-024
  test('a user completes the wizard step by step and is an agent that awaits moderation', async ({ browser }) => {
    const page = await applicant(browser)
    await expect(page.getByRole('tab')).toHaveText([/General$/, /Payment methods$/, /Swap pairs$/])
    await expect(tab(page, 'Payment methods')).toBeDisabled()
    await expect(tab(page, 'Swap pairs')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
    await fillGeneral(page)
    await press(page, 'Next')
    await expect(tab(page, 'Payment methods')).toHaveAttribute('aria-selected', 'true')
    await addCrypto(page, 'Local chain', evm)
    await press(page, 'Next')
    await expect(tab(page, 'Swap pairs')).toHaveAttribute('aria-selected', 'true')
    await press(page, 'Back')
    await expect(methods(page)).toHaveCount(1)
    await press(page, 'Next')
    const row = await findPair(page)
    await priceOf(row).fill('99,2')
    await row.getByRole('switch').press('Space')
    await press(page, 'Save Changes')
    await expect(alerts(page)).toContainText('Application sent')
    await expect(alerts(page)).toContainText('Your profile is saved and awaits moderation')
    await expect(page.getByRole('heading', { level: 1, name: 'Liquidity provider' })).toBeVisible()
    await expect(page.getByRole('note')).toContainText('Your profile awaits moderation')
    await expect(tab(page, 'General')).toBeEnabled()
    expect(await ownAgent(page, 'GET')).toMatchObject({
      moderationStatus: 'pending',
      countryCodes: ['PT', 'ES'],
      workTime: { start: '09:30', end: '18:00', timezone: 'Europe/Lisbon' },
      swapRequisites: [{ crypto: { network: 'LOCAL', addresses: [evm] } }],
      swapOptions: [{ ...option, marketPrice: '99.2' }],
      info: '',
    })
    await page.context().close()
  })
})

test('on a phone each new step begins in sight, below the header', async ({ browser }) => {
  const page = await applicant(browser)
  await page.setViewportSize({ width: 390, height: 700 })
  await fillGeneral(page)
  await press(page, 'Next')
  const heading = page.getByRole('heading', { level: 2, name: 'Payment methods' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await page.context().close()
})

test.describe('accessible in both themes, and fitting 320 px', () => {
  test('an application with errors', async ({ browser }) => {
    const page = await applicant(browser)
    await press(page, 'Next')
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await expectAccessible(page)
    await expectNarrow(page)
    await page.context().close()
  })

  for (const step of ['General', 'Payment methods', 'Swap pairs']) {
    test(`an agent at ${step}`, async ({ browser }) => {
      const page = await applied(browser)
      await tab(page, step).click()
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
      if (step === 'Payment methods') await page.getByRole('button', { name: 'Edit Local chain' }).click()
      await expectAccessible(page)
      await expectNarrow(page)
      await page.context().close()
    })
  }
})

test.describe('General', () => {
  // shows A-2-134, A-5-034, A-5-036, A-5-037, A-5-038, A-5-039, A-5-040, A-5-041, A-5-042
  test('Next on an empty step stays, and every required field says so', async ({ browser }) => {
    const page = await applicant(browser)
    await press(page, 'Next')
    await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true')
    for (const name of [
      'E-mail',
      'Username',
      'First name',
      'Last name',
      'Countries',
      'Timezone',
      'Work starts',
      'Work ends',
    ]) {
      const field = page.getByRole(name === 'Countries' || name === 'Timezone' ? 'combobox' : 'textbox', { name })
      await expect(field, name).toHaveAccessibleDescription(/This field is required/)
    }
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.context().close()
  })

  // shows A-2-134, A-5-035, A-5-043, A-5-044, A-5-045
  test('a wrong e-mail and times that are not HH:MM are said exactly, and mended faults go', async ({ browser }) => {
    const page = await applicant(browser)
    await fillGeneral(page)
    await page.getByLabel('E-mail').fill('a@')
    await page.getByLabel('Work starts').fill('9h')
    await page.getByLabel('Work ends').fill('25:00')
    await press(page, 'Next')
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter a valid e-mail address/)
    await expect(page.getByText('This field should be format HH:MM', { exact: true })).toHaveCount(2)
    await page.getByLabel('Work starts').fill('18:00')
    await page.getByLabel('Work ends').fill('18:00')
    await expect(page.getByText('This field should be format HH:MM')).toHaveCount(0)
    await expect(page.getByText('Start and end must differ')).toBeVisible()
    await page.getByLabel('Work starts').fill('22:00')
    await expect(page.getByText('Start and end must differ')).toHaveCount(0)
    await expect(page.getByText('Overnight: from 22:00 to 18:00 of the next day.')).toBeVisible()
    await page.getByLabel('E-mail').fill('a@b.example')
    await press(page, 'Next')
    await expect(tab(page, 'Payment methods')).toHaveAttribute('aria-selected', 'true')
    await page.context().close()
  })

  // shows A-1-012, A-1-013, A-2-137, A-2-138, A-2-139, A-2-140, A-2-141, A-2-142, A-2-145, A-6-016, A-7-035
  test('an agent edits every field and a reload keeps it; info is optional Markdown', async ({ browser }) => {
    const page = await applied(browser)
    await page.getByLabel('E-mail').fill('new@quay.example')
    await page.getByLabel('Username').fill('Quay Two')
    await page.getByLabel('First name').fill('Q')
    await page.getByLabel('Last name').fill('Two')
    await searchAndTake(page, 'Countries', 'japan', /^Japan$/)
    await searchAndTake(page, 'Timezone', 'Kolk', /^Asia\/Kolkata/)
    await page.getByLabel('Work starts').fill('22:00')
    await page.getByLabel('Work ends').fill('06:00')
    await page.getByRole('textbox', { name: 'Info' }).fill('**Fast** payouts')
    await press(page, 'Save Changes')
    await expect(alerts(page)).toContainText('Profile saved')
    await expect(alerts(page)).toContainText('Your changes are in force from now on.')
    await page.reload()
    await expect(page.getByLabel('E-mail')).toHaveValue('new@quay.example')
    await expect(page.getByLabel('Username')).toHaveValue('Quay Two')
    await expect(page.getByLabel('First name')).toHaveValue('Q')
    await expect(page.getByLabel('Last name')).toHaveValue('Two')
    for (const country of ['Portugal', 'Spain', 'Japan'])
      await expect(page.getByText(country, { exact: true })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toHaveValue('Asia/Kolkata')
    await expect(page.getByLabel('Work starts')).toHaveValue('22:00')
    await expect(page.getByLabel('Work ends')).toHaveValue('06:00')
    await expect(page.getByRole('textbox', { name: 'Info' })).toHaveValue('**Fast** payouts')
    await page.context().close()
  })

  test('the preview shows Markdown, and nothing of raw HTML, pictures or script links', async ({ browser }) => {
    const page = await applied(browser)
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    const hostile = '<img src=x onerror="document.title=1">\n\n<script>document.title=1</script>'
    const links = '[site](https://example.com/a) [bad](javascript:alert(1)) ![pixel](https://example.com/p.png)'
    await page.getByRole('textbox', { name: 'Info' }).fill(`**Fast** payouts\n\n- one\n- two\n\n${hostile}\n\n${links}`)
    const preview = page.getByRole('region', { name: 'Preview of the info' })
    await expect(preview.locator('strong')).toHaveText('Fast')
    await expect(preview.getByRole('listitem')).toHaveText(['one', 'two'])
    await expect(preview.getByRole('link')).toHaveCount(1)
    await expect(preview.getByRole('link', { name: 'site' })).toHaveAttribute('rel', 'noopener nofollow ugc')
    await expect(preview.locator('img, script, [onerror]')).toHaveCount(0)
    await expect(preview).toContainText('<img src=x')
    expect(await page.title()).toContain('Peer settings')
    expect(faults).toEqual([])
    await page.context().close()
  })
})
