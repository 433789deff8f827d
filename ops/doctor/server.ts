import { Centrifuge } from 'centrifuge'
import { WebSocket } from 'ws'
import { findNetworkOfChain } from '#domain/money/networks.ts'
import type { Settings } from '#server/config.ts'
import { clockOf } from './database.ts'
import { broken, type Finding, reasonOf, well, worthALook } from './finding.ts'

/** How long the server may take, in ms. */
const answerMs = 5_000

/** The running server as people reach it: whether it is ready, its clock, and the realtime socket. */
export async function examineServer({ publicOrigin }: Settings): Promise<Finding[]> {
  const answer = await ask(`${publicOrigin}/readyz`).catch((error) => reasonOf(error))
  if (typeof answer === 'string') {
    const says = `nobody answers at ${publicOrigin}: ${answer}`
    return [worthALook('server', says, 'Start it, or look at PUBLIC_ORIGIN and what stands before it.')]
  }
  const { skewMs, body } = answer
  return [...readiness(body), clockOf('server', skewMs), await examineRealtime(publicOrigin)]
}

interface Ready {
  readonly status?: string
  readonly database?: boolean
  readonly prices?: boolean
  readonly chains?: Readonly<Record<string, { readonly stalled: string | null; readonly stopped: string | null }>>
  readonly payments?: Readonly<Record<string, string | null>>
}

function readiness({ status, database, prices, chains = {}, payments = {} }: Ready): Finding[] {
  const parts = [...(database ? [] : ['the database']), ...(prices ? [] : ['prices'])]
  const server =
    status === 'ready'
      ? well('server', 'is ready')
      : broken('server', `is not ready: ${parts.join(' and ') || 'it does not say why'}`, 'Its log says more.')
  const waiting = Object.entries(chains).flatMap(([chain, { stalled, stopped }]) => {
    const why = stopped ?? stalled
    // By the name that the settings have for it.
    const part = `chain ${findNetworkOfChain(Number(chain))?.id ?? chain}`
    if (why === null) return [well(part, 'is followed')]
    const advice = stopped
      ? 'Look at the chain, then start the server again.'
      : 'It goes on by itself once the node answers.'
    return [broken(part, `is not followed: ${why}`, advice)]
  })
  const unseen = Object.entries(payments).flatMap(([network, why]) =>
    why === null ? [] : [worthALook(`payments ${network}`, `cannot be seen: ${why}`, 'Look at the service or node.')],
  )
  return [server, ...waiting, ...unseen]
}

async function ask(url: string): Promise<{ skewMs: number; body: Ready }> {
  const before = Date.now()
  const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) })
  const date = Date.parse(response.headers.get('date') ?? '')
  // The header has whole seconds: on the average half a second is missing.
  const skewMs = Number.isNaN(date) ? 0 : date + 500 - (before + Date.now()) / 2
  return { skewMs, body: (await response.json()) as Ready }
}

async function examineRealtime(publicOrigin: string): Promise<Finding> {
  try {
    const { centrifuge } = (await (
      await fetch(`${publicOrigin}/api/config`, { signal: AbortSignal.timeout(answerMs) })
    ).json()) as { centrifuge: { endpoint: string; token: string } }
    // The realtime server lets in pages of this market only.
    class PageSocket extends WebSocket {
      constructor(url: string) {
        super(url, { origin: publicOrigin })
      }
    }
    const client = new Centrifuge(centrifuge.endpoint, { token: centrifuge.token, websocket: PageSocket })
    client.connect()
    await client.ready(answerMs).finally(() => client.disconnect())
    return well('realtime', `${centrifuge.endpoint} lets clients in`)
  } catch (error) {
    const advice = 'Look whether the proxy before the server lets WebSockets through (Upgrade, Connection).'
    return broken('realtime', `no client gets in: ${reasonOf(error)}`, advice)
  }
}
