import type { BotMessage } from '#outside/channels/bot.ts'
import { askActivation, noteUpdate, stopChat } from '#outside/db/bot.ts'
import { seal } from '#outside/db/sealed.ts'
import { freshCode, keyedHash } from '../codes.ts'
import type { Context } from '../context.ts'

/** How long an activation code is good, in minutes. */
const activationMinutes = 15

/** The bot's answer; `isHelp`: the message was no command that it knows. */
export interface BotAnswer {
  readonly text: string
  readonly isHelp: boolean
}

/** Handles one message to the bot, once for each update. Returns the answer to send; null where it was handled before. */
export async function answerBot(context: Context, message: BotMessage): Promise<BotAnswer | null> {
  const [command = '', argument = ''] = message.text.trim().split(/\s+/)
  if (command === '/stop') return withoutHelp(await stop(context, message))
  if (command === '/start' && argument !== '' && argument.length <= 64)
    return withoutHelp(await connect(context, message, argument))
  if (!(await noteUpdate(context.db, message.updateId))) return null
  const { publicOrigin } = context.settings
  const text = `To connect this chat, open ${publicOrigin}/profile, choose Notifications, and send me the code shown there.`
  return { text, isHelp: true }
}

function withoutHelp(text: string | null): BotAnswer | null {
  return text === null ? null : { text, isHelp: false }
}

async function stop(context: Context, { updateId, chatId }: BotMessage): Promise<string | null> {
  const ended = await stopChat(context.db, updateId, keyedHash(context, 'chat', String(chatId)))
  context.eventsCommitted()
  if (ended === null) return null
  return ended ? 'Disconnected. You will hear nothing more here.' : 'This chat is not connected to any account.'
}

async function connect(
  context: Context,
  { updateId, chatId, name }: BotMessage,
  connectCode: string,
): Promise<string | null> {
  const code = freshCode()
  const outcome = await askActivation(context.db, {
    updateId,
    connectHash: keyedHash(context, 'connect', connectCode),
    chatEnc: seal(context.settings.keys.data, 'chat', String(chatId)),
    chatHash: keyedHash(context, 'chat', String(chatId)),
    nameEnc: seal(context.settings.keys.data, 'chat name', name),
    activationHash: keyedHash(context, 'activation', code),
    minutes: activationMinutes,
  })
  context.eventsCommitted()
  if (outcome === null) return null
  if (outcome === 'taken') return 'This chat is connected already. Send /stop to disconnect it first.'
  if (outcome === 'unknown') return 'That code is not known or no longer good. Get a fresh one on your profile.'
  return `Your activation code: ${code}\nEnter it on your profile within ${activationMinutes} minutes. If you did not ask for it, there is nothing to do.`
}
