import { messagesOf, readChannel } from '#api/channels.ts'
import type { Place } from '#outside/db/asks.ts'
import { latestNews } from '#outside/db/outbox.ts'
import { mostRemembered, Room } from '#outside/realtime/server.ts'
import type { Settings } from '../config.ts'
import type { World } from '../context.ts'
import { networkOf } from '../http/network-of.ts'
import { rightsOf } from '../people.ts'
import { readRealtimeToken } from './tokens.ts'

/** The door of the realtime room: who may connect and hear, by our own tokens, and what was missed. */
export function buildRoom(world: World, position: () => { epoch: string; offset: number }): Room {
  const { settings, now } = world
  const origins = allowedOrigins(settings)
  return new Room({
    connection: async (token) => {
      const read = await readRealtimeToken(settings, token, now())
      if (read?.channel !== '') return null
      const person = read.sub === '' ? null : await world.people.find(read.sub)
      if (read.sub !== '' && person?.isBanned !== false) return null
      // Looked at last: a session that ended while the person was read would else have its connection after all.
      if (world.people.hasEnded(read.sid)) return null
      return { sub: read.sub, session: read.sid, rights: rightsOf(person), exp: read.exp }
    },
    subscription: async (token, sub, channel) => {
      const read = await readRealtimeToken(settings, token, now())
      if (!read || read.sub !== sub || read.channel !== channel) return null
      // Only orders are heard by right of staff: what is for everybody, or one's own, outlives a demotion.
      const asStaff = read.staff && readChannel(channel)?.kind === 'order'
      const person = asStaff ? await world.people.find(sub) : null
      if (world.people.hasEnded(read.sid)) return null
      return !asStaff || person?.isSuper || person?.isModerator ? read : null
    },
    position,
    // News of a pair are computed, not stored: a client that was away fetches anew.
    isComputed: (channel) => channel.startsWith('bl:swap:'),
    originAllowed: (origin) => origin !== undefined && origins.has(origin),
    // Behind a proxy every client has the proxy's address: there the proxy has to bound connections.
    clientOf: (request) => (settings.trustProxy === 0 ? networkOf(request.socket.remoteAddress ?? '') : null),
  })
}

/** Has the room remember the newest news up to an offset: after a start all who were connected come back at once. */
export async function rememberNews(world: World, room: Room, upTo: Place): Promise<void> {
  const news = await latestNews(world.db, upTo, mostRemembered)
  room.remember(
    (news[0]?.seq ?? upTo.seq + 1) - 1,
    news.flatMap(({ seq: offset, topic, data }) => messagesOf(topic, data).map((message) => ({ ...message, offset }))),
  )
}

function allowedOrigins(settings: Settings): Set<string> {
  const port = new URL(settings.publicOrigin).port
  const local = settings.demo ? [`http://localhost:${port}`, `http://127.0.0.1:${port}`] : []
  return new Set([settings.publicOrigin, ...local])
}
