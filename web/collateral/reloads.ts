/** The token's data is fetched again so long after collateral was added, in ms (specification, second file §9). */
export const reloadMs = 1_000
/** And again until the block has become final for the server. */
const againMs = [1_000, 3_000, 8_000, 20_000]

/** Reloads about a second after something was added, and a few times more. Answers what ends that. */
export function reloadLater(reload: () => void): () => void {
  const timers = [reloadMs, ...againMs.map((ms) => reloadMs + ms)].map((ms) => setTimeout(reload, ms))
  return () => timers.forEach(clearTimeout)
}
