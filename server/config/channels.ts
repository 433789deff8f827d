import { z } from 'zod'
import type { BotSettings } from '#outside/channels/bot.ts'
import type { MailSettings } from '#outside/channels/mail.ts'
import { isLoopback, list, originUrl } from './shapes.ts'

/** The ways by which people are told. */
export interface ChannelSettings {
  /** The messaging bot; null: there is none. */
  readonly bot: BotSettings | null
  /** Where mails are handed over; null: none are sent. */
  readonly mail: MailSettings | null
  /** How many mails with codes for addresses the whole market sends an hour. */
  readonly codeMailsAnHour: number
  /** Hosts of the push services that may be called. */
  readonly pushServices: readonly string[]
  /** Whom push services may write to about us. */
  readonly pushSubject: string
}

/** The push services of today's browsers. */
const knownPushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

export const channelEnvironment = {
  BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'must be a token of the Bot API, like 123:abc')
    .optional(),
  BOT_NAME: z
    .string()
    .regex(/^\w{5,32}$/, 'must be the username of the bot, without @')
    .optional(),
  BOT_API_ROOT: originUrl.default('https://api.telegram.org'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  CODE_MAILS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(300),
  PUSH_SERVICES: list.optional(),
  PUSH_SUBJECT: z.url({ protocol: /^(https|mailto)$/, message: 'must be an https: or mailto: URL' }).optional(),
}

type Given = z.output<z.ZodObject<typeof channelEnvironment>>

/** `origin` is the market's own, if it was given. */
export function channelSettings(given: Given, origin: string | undefined): ChannelSettings {
  const { BOT_TOKEN: token, BOT_NAME: name, SMTP_URL: url, MAIL_FROM: from } = given
  return {
    bot: token && name ? { token, name, apiRoot: given.BOT_API_ROOT.replace(/\/$/, '') } : null,
    mail: url && from ? { url, from } : null,
    codeMailsAnHour: given.CODE_MAILS_PER_HOUR,
    pushServices: given.PUSH_SERVICES ?? knownPushServices,
    pushSubject: given.PUSH_SUBJECT ?? (origin?.startsWith('https:') ? origin : 'mailto:push@surety.invalid'),
  }
}

export function wrongChannels(given: Given): string[] {
  const faults: string[] = []
  if (Boolean(given.BOT_TOKEN) !== Boolean(given.BOT_NAME)) faults.push('BOT_TOKEN and BOT_NAME belong together')
  if (Boolean(given.SMTP_URL) !== Boolean(given.MAIL_FROM)) faults.push('SMTP_URL and MAIL_FROM belong together')
  for (const service of given.PUSH_SERVICES ?? []) {
    const isHost = /^\.?[\w-]+(\.[\w-]+)+$/.test(service)
    if (!isHost && !(URL.canParse(service) && isLoopback(new URL(service).hostname)))
      faults.push(`PUSH_SERVICES: ${service} is not a host`)
  }
  return faults
}
