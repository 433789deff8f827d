/** How often a client checks its session, in ms (specification, second file §9). */
export const sessionCheckMs = 10_000

/** A session is refreshed when its access token has less than this left, in ms (specification, second file §9). */
export const refreshBelowMs = 10_000

/** Whether the access token is to be refreshed at `now`; both are Unix ms. */
export function needsRefresh(accessTokenExpireAt: number, now: number): boolean {
  return accessTokenExpireAt - now < refreshBelowMs
}
