import { z } from 'zod'

/** Codes of the Centrifugo client protocol: errors of a command, and codes that close a connection. */
export const codes = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  subscriptionExpired: { code: 2501, reason: 'subscription expired' },
  /** From 3500 on the client does not come back by itself. */
  close: {
    shutdown: 3001,
    expired: 3005,
    slow: 3008,
    noPong: 3012,
    stale: 3013,
    reconnect: 3000,
    invalidToken: 3500,
    badRequest: 3501,
  },
} as const

const channel = z.string().min(1).max(200)
const token = z.string().max(4096)

const command = z.object({
  id: z.number().int().optional(),
  connect: z.object({ token: token.default('') }).optional(),
  subscribe: z
    .object({
      channel,
      token: token.optional(),
      recover: z.boolean().optional(),
      epoch: z.string().max(100).optional(),
      offset: z.number().int().min(0).optional(),
    })
    .optional(),
  unsubscribe: z.object({ channel }).optional(),
  refresh: z.object({ token }).optional(),
  sub_refresh: z.object({ channel, token }).optional(),
})

/** One command of a client. An empty one is a pong. */
export type Command = z.output<typeof command>

/** What a command is answered with. */
export type Reply = Readonly<Record<string, unknown>>

/** Reads a frame: one JSON command a line. Null when it is not the protocol or holds too many. */
export function readCommands(frame: string, most: number): Command[] | null {
  const lines = frame.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > most) return null
  const commands: Command[] = []
  for (const line of lines) {
    const read = command.safeParse(parse(line))
    if (!read.success) return null
    commands.push(read.data)
  }
  return commands
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
