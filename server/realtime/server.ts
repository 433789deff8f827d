import { messagesOf, readChannel } from '#api/channels.ts'
import type { Place } from '#outside/db/asks.ts'
import { latestEvents } from '#outside/db/outbox.ts'
import { mostRemembered, RealtimeServer } from '#outside/realtime/server.ts'
import type { Settings } from '../config.ts'
import type { Context } from '../context.ts'
import { networkOf } from '../http/network-of.ts'
import { rightsOf } from '../people.ts'
import { readRealtimeToken } from './tokens.ts'

/** The realtime server with our rules: who may connect and subscribe, by our own tokens, and what was missed. */
export function buildRealtimeServer(
  context: Context,
  position: () => { epoch: string; offset: number },
): RealtimeServer {
  const { settings, now } = context
  const origins = allowedOrigins(settings)
  return new RealtimeServer({
    connection: async (token) => {
      const read = await readRealtimeToken(settings, token, now())
      if (read?.channel !== '') return null
      const person = read.sub === '' ? null : await context.people.find(read.sub)
      if (read.sub !== '' && person?.isBanned !== false) return null
      // Checked last: the session may end while the person is read.
      if (context.people.hasEnded(read.sid)) return null
      return { sub: read.sub, session: read.sid, rights: rightsOf(person), exp: read.exp }
    },
    subscription: async (token, sub, channel) => {
      const read = await readRealtimeToken(settings, token, now())
      if (!read || read.sub !== sub || read.channel !== channel) return null
      // Only orders are heard by right of staff: other channels outlive a demotion.
      const asStaff = read.staff && readChannel(channel)?.kind === 'order'
      const person = asStaff ? await context.people.find(sub) : null
      if (context.people.hasEnded(read.sid)) return null
      return !asStaff || person?.isSuper || person?.isModerator ? read : null
    },
    position,
    // Messages of a pair are computed, not stored: a client that was away fetches anew.
    isComputed: (channel) => channel.startsWith('bl:swap:'),
    originAllowed: (origin) => origin !== undefined && origins.has(origin),
    // Behind a proxy all clients have its address: there the proxy has to bound connections.
    clientOf: (request) => (settings.trustProxy === 0 ? networkOf(request.socket.remoteAddress ?? '') : null),
  })
}

/** Has the server remember the newest events up to an offset: after a start all who were connected come back at once. */
export async function rememberEvents(context: Context, server: RealtimeServer, upTo: Place): Promise<void> {
  const events = await latestEvents(context.db, upTo, mostRemembered)
  server.remember(
    (events[0]?.seq ?? upTo.seq + 1) - 1,
    events.flatMap(({ seq: offset, topic, data }) =>
      messagesOf(topic, data).map((message) => ({ ...message, offset })),
    ),
  )
}

function allowedOrigins(settings: Settings): Set<string> {
  const port = new URL(settings.publicOrigin).port
  const local = settings.demo ? [`http://localhost:${port}`, `http://127.0.0.1:${port}`] : []
  return new Set([settings.publicOrigin, ...local])
}
