import { z } from 'zod'
import { isZone, wallClock } from '#domain/agents/work-time.ts'
import type { Choices } from '#domain/notifications/choices.ts'
import { endpoint } from './endpoint.ts'
import { addr, line, moment } from './shapes.ts'

const ways = z.strictObject({ push: z.boolean(), email: z.boolean(), bot: z.boolean() })
const choices = z.strictObject({ steps: ways, messages: ways, disputes: ways, collateral: ways })
choices satisfies z.ZodType<Choices>

const clock = z.string().regex(wallClock, 'is not a time HH:MM')
const notificationSettings = z.strictObject({
  choices,
  /** Hours in which nothing is sent out, on the wall clock of the zone; null: none. */
  quiet: z
    .strictObject({ start: clock, end: clock })
    .refine(({ start, end }) => start !== end, 'begins when it ends')
    .nullable(),
  timezone: line(64).refine(isZone, 'is not a zone of the IANA database'),
})

/** A person's settings, for the person alone. */
export const settings = z.object({
  user: z.object({
    username: z.string().nullable(),
    /** Whether the username belongs to the agent's profile and is changed there. */
    isAgent: z.boolean(),
    tgChatEnabled: z.boolean(),
    disputeNotification: z.boolean(),
  }),
  telegram: z.object({
    /** Whether this market has a messaging bot. */
    isAvailable: z.boolean(),
    /** To be sent to the bot; null until it is asked for, and once a chat is bound. */
    connectCode: z.string().nullable(),
    connectUrl: z.string().nullable(),
    connectUntil: moment.nullable(),
    /** Whether the bot has shown an activation code that can be entered now. */
    hasActivationCode: z.boolean(),
    /** What the chat calls itself in which that code was shown. */
    askingName: z.string().nullable(),
    /** When the chat was activated; null while none is bound. */
    verifiedAt: moment.nullable(),
  }),
  email: z.object({
    isAvailable: z.boolean(),
    /** Where mails go; null while none is confirmed. */
    address: z.string().nullable(),
    confirmedAt: moment.nullable(),
    /** The address of which a code can be entered now; it takes the other's place then. */
    waitingFor: z.string().nullable(),
  }),
  push: z.object({
    publicKey: z.string(),
    browsers: z.number().int(),
    /** By which a browser finds out whether it is one of them. */
    endpoints: z.array(z.string()),
  }),
  notifications: notificationSettings,
})
export type SettingsView = z.output<typeof settings>

const params = z.strictObject({ addr })
const reply = settings

export const read = endpoint({
  method: 'GET',
  path: '/api/settings/{addr}',
  action: 'settings.read',
  params,
  reply,
})

export const save = endpoint({
  method: 'PUT',
  path: '/api/settings/{addr}',
  action: 'settings.save',
  params,
  body: z.strictObject({
    user: z.strictObject({
      username: line(100).refine((name) => name !== '', 'is needed'),
      tgChatEnabled: z.boolean().optional(),
      disputeNotification: z.boolean().optional(),
    }),
    notifications: notificationSettings.optional(),
  }),
  reply,
})

export const connectBot = endpoint({
  method: 'POST',
  path: '/api/settings/{addr}/tg-connect',
  action: 'settings.connectBot',
  params,
  reply,
})

export const activateBot = endpoint({
  method: 'PUT',
  path: '/api/settings/{addr}/tg-activate',
  action: 'settings.activateBot',
  params,
  body: z.strictObject({ activationCode: line(40) }),
  reply,
})

export const revokeBot = endpoint({
  method: 'POST',
  path: '/api/settings/{addr}/tg-revoke',
  action: 'settings.revokeBot',
  params,
  reply,
})

export const askMail = endpoint({
  method: 'POST',
  path: '/api/settings/{addr}/email',
  action: 'settings.mail',
  params,
  body: z.strictObject({ email: z.email().max(200) }),
  reply,
})

export const confirmMail = endpoint({
  method: 'PUT',
  path: '/api/settings/{addr}/email-confirm',
  action: 'settings.mail',
  params,
  body: z.strictObject({ code: line(40) }),
  reply,
})

export const removeMail = endpoint({
  method: 'POST',
  path: '/api/settings/{addr}/email-remove',
  action: 'settings.mail',
  params,
  reply,
})

const key = (bytes: number) =>
  z
    .string()
    .max(200)
    .refine(
      (text) => /^[\w-]+=*$/.test(text) && (text.replaceAll('=', '').length * 3) >> 2 === bytes,
      'is not such a key',
    )

export const addPush = endpoint({
  method: 'POST',
  path: '/api/settings/{addr}/push',
  action: 'settings.push',
  params,
  body: z.strictObject({
    endpoint: z.url().max(1000),
    keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
  }),
  reply,
})

export const removePush = endpoint({
  method: 'POST',
  path: '/api/settings/{addr}/push-remove',
  action: 'settings.push',
  params,
  body: z.strictObject({ endpoint: z.url().max(1000) }),
  reply,
})

export const removeAllPush = endpoint({
  method: 'POST',
  path: '/api/settings/{addr}/push-remove-all',
  action: 'settings.push',
  params,
  reply,
})

export const test = endpoint({
  method: 'POST',
  path: '/api/settings/{addr}/test',
  action: 'settings.test',
  params,
  reply: z.object({}),
})
