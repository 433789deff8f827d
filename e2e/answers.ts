import type { Route } from '@playwright/test'

/** Answers a call as the server does, but for what `change` makes of it. A page that has gone meanwhile, as its test ended, needs no answer. */
export async function answerChanged<T>(route: Route, change: (said: T) => unknown): Promise<void> {
  try {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change((await answer.json()) as T) })
  } catch (fault) {
    if (!/disposed|has been closed|Test ended/.test(String(fault))) throw fault
  }
}
