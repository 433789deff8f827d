import { askActivation, noteUpdate, stopChat } from '#outside/db/bot.ts'
import { seal } from '#outside/db/sealed.ts'
import type { BotMessage } from '#outside/word/bot.ts'
import { freshCode, keyedHash } from '../codes.ts'
import type { World } from '../world.ts'

/** How long an activation code is good, in minutes. */
const activationMinutes = 15

/** Carries out what somebody wrote to the bot, once an update. Answers what to say to them; null: it was carried out before. */
export async function answerBot(world: World, { updateId, chatId, text }: BotMessage): Promise<string | null> {
  const [command = '', argument = ''] = text.trim().split(/\s+/)
  const chatHash = keyedHash(world, 'chat', String(chatId))
  if (command === '/stop') {
    const ended = await stopChat(world.db, updateId, chatHash)
    world.tell()
    if (ended === null) return null
    return ended ? 'Disconnected. You will hear nothing more here.' : 'This chat is not connected to any account.'
  }
  if (command !== '/start' || argument === '' || argument.length > 64) {
    const isNew = await noteUpdate(world.db, updateId)
    const { publicOrigin } = world.settings
    return (
      isNew &&
      `To connect this chat, open ${publicOrigin}/profile, choose Notifications, and send me the code shown there.`
    )
  }
  const code = freshCode()
  const asked = await askActivation(world.db, {
    updateId,
    connectHash: keyedHash(world, 'connect', argument),
    chatEnc: seal(world.settings.keys.data, 'chat', String(chatId)),
    chatHash,
    activationHash: keyedHash(world, 'activation', code),
    minutes: activationMinutes,
  })
  world.tell()
  if (asked === null) return null
  if (asked === 'taken') return 'This chat is connected already. Send /stop to disconnect it first.'
  if (asked === 'unknown') return 'That code is not known or no longer good. Get a fresh one on your profile.'
  return `Your activation code: ${code}\nEnter it on your profile within ${activationMinutes} minutes. If you did not ask for it, there is nothing to do.`
}
