import { Bot } from '#outside/channels/bot.ts'
import { MailDoor } from '#outside/channels/mail.ts'
import { PushDoor } from '#outside/channels/push.ts'
import type { Settings } from './config.ts'

/** The ways by which word leaves the house. What is null is not set up on this market. */
export interface Word {
  readonly bot: Bot | null
  readonly mail: MailDoor | null
  readonly push: PushDoor
}

/** Nothing is called yet: a channel that is away is in nobody's way. */
export function buildWord({ bot, mail, keys, pushServices, pushSubject }: Settings): Word {
  return {
    bot: bot && new Bot(bot),
    mail: mail && new MailDoor(mail),
    push: new PushDoor({ key: keys.push, subject: pushSubject, services: pushServices }),
  }
}
