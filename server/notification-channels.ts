import { Bot } from '#outside/channels/bot.ts'
import { Mailer } from '#outside/channels/mail.ts'
import { PushSender } from '#outside/channels/push.ts'
import type { Settings } from './config.ts'

/** The channels by which notifications are sent. Null: not set up on this market. */
export interface NotificationChannels {
  readonly bot: Bot | null
  readonly mail: Mailer | null
  readonly push: PushSender
}

/** Builds the channels without calling them: one that is away does not keep the server from starting. */
export function buildChannels({ bot, mail, keys, pushServices, pushSubject }: Settings): NotificationChannels {
  return {
    bot: bot && new Bot(bot),
    mail: mail && new Mailer(mail),
    push: new PushSender({ key: keys.push, subject: pushSubject, services: pushServices }),
  }
}
