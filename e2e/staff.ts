import type { Browser, Page } from '@playwright/test'
import { makeModerator } from './market.ts'
import { freshAccount, sessionOf } from './people.ts'
import { addressOf } from './wallets.ts'
import { personIn } from './way.ts'

/** A page of a new moderator, at home or elsewhere where there is a header. */
export async function moderatorAt(browser: Browser, path = '/'): Promise<Page> {
  const account = freshAccount()
  const context = await browser.newContext()
  await sessionOf(context.request, account)
  await context.close()
  await makeModerator(addressOf(account))
  return personIn(browser, account, path)
}
