import { createHash } from 'node:crypto'
import type { OuterChannel } from '#domain/notifications/kinds.ts'
import { pauseAfter, type SendOutcome, worthSendingMs } from '#domain/notifications/retry.ts'
import type { ToldWords } from '#domain/notifications/said.ts'
import { gatheredWords, toldWords } from '#domain/notifications/words.ts'
import type { PushSubscription } from '#outside/channels/push.ts'
import { revokeChat } from '#outside/db/bot.ts'
import { forgetPush, noteMailArrives, noteMailGone } from '#outside/db/contacts.ts'
import { type Claimed, type Settled, settle } from '#outside/db/deliveries.ts'
import { unseal } from '#outside/db/sealed.ts'
import type { Context } from '../context.ts'

/** What a refusal may concern as a whole: the channel, or one push service. */
export function groupOf({ settings }: Context, { channel, push_enc: sealed }: Claimed): string {
  if (channel !== 'push' || !sealed) return channel
  try {
    const { endpoint } = JSON.parse(unseal(settings.keys.data, 'push', sealed)) as PushSubscription
    return `push ${new URL(endpoint).host}`
  } catch {
    // A subscription that cannot be read fails when it is sent.
    return channel
  }
}

/** Puts off a delivery that was claimed and not tried. */
export async function putOff(context: Context, fence: number, claimed: Claimed, againMs: number): Promise<void> {
  await settle(context.db, fence, claimed, { state: 'due', fault: null, againMs, isUntried: true })
}

/** Sends one claimed delivery. Returns for how long (ms) the service asks not to be called. */
export async function send(context: Context, fence: number, claimed: Claimed): Promise<number> {
  const outcome = await carry(context, claimed)
  await settle(context.db, fence, claimed, settledOf(context, claimed, outcome))
  if (outcome.kind === 'refused' && outcome.isGone) await endWay(context, claimed)
  if (outcome.kind === 'sent' && claimed.channel === 'email') await noteMailArrives(context.db, claimed.addr)
  return outcome.kind === 'later' ? (outcome.afterMs ?? 0) : 0
}

function settledOf(context: Context, claimed: Claimed, outcome: SendOutcome): Settled {
  if (outcome.kind === 'sent') return { state: 'sent', fault: null, againMs: 0 }
  if (outcome.kind === 'unknown') return { state: 'unknown', fault: outcome.fault, againMs: 0 }
  const { fault } = outcome
  if (outcome.kind === 'refused') return { state: 'dropped', fault, againMs: 0 }
  const againMs = pauseAfter(claimed.tries, outcome.afterMs)
  const isTooLate = context.now() + againMs > Date.parse(claimed.created_at) + worthSendingMs
  return isTooLate ? { state: 'dropped', fault, againMs: 0 } : { state: 'due', fault, againMs }
}

/** Removes a contact that does not exist any more, until the person sets it up again. A newer one stays. */
async function endWay(context: Context, { channel, addr, target, chat_enc, email_enc }: Claimed): Promise<void> {
  if (channel === 'push') await forgetPush(context.db, { id: target })
  if (channel === 'bot' && chat_enc) await revokeChat(context.db, addr, chat_enc)
  if (channel === 'email' && email_enc) await noteMailGone(context.db, addr, email_enc)
  context.eventsCommitted()
}

const nobodyThere: SendOutcome = { kind: 'refused', fault: 'no longer connected', isGone: false }

async function carry(context: Context, claimed: Claimed): Promise<SendOutcome> {
  const { kind, role, data, timezone, gathers } = claimed
  if (kind === 'message' && claimed.read_at && !gathers)
    return { kind: 'refused', fault: 'read already', isGone: false }
  try {
    const words = gathers ? gatheredWords : toldWords(kind, role, data, timezone ?? 'UTC')
    if (!words) return { kind: 'refused', fault: 'nothing to say', isGone: false }
    return await ways[claimed.channel](context, claimed, words)
  } catch (error) {
    context.log.error(
      { err: error, channel: claimed.channel, notification: claimed.notification_id },
      'notifications: delivery failed by a fault of ours, it is not tried again',
    )
    return { kind: 'unknown', fault: 'our own fault' }
  }
}

type Way = (context: Context, claimed: Claimed, words: ToldWords) => Promise<SendOutcome>

const ways: Readonly<Record<OuterChannel, Way>> = {
  bot: async ({ channels, settings }, claimed, { title, text }) => {
    if (!channels.bot || !claimed.chat_enc) return nobodyThere
    const link = { word: 'Open', url: `${settings.publicOrigin}${pathOf(claimed)}` }
    return channels.bot.send(unseal(settings.keys.data, 'chat', claimed.chat_enc), `${title}\n${text}`, link)
  },
  email: async ({ channels, settings }, claimed, { title, text }) => {
    if (!channels.mail || !claimed.email_enc) return nobodyThere
    return channels.mail.send({
      to: unseal(settings.keys.data, 'email', claimed.email_enc),
      subject: title,
      text: `${text}\n\n${settings.publicOrigin}${pathOf(claimed)}\n\nWhat is sent here is chosen at ${settings.publicOrigin}/profile\n`,
      id: topicOf(claimed),
    })
  },
  push: async ({ channels, settings }, claimed, { title, text }) => {
    if (!claimed.push_enc) return nobodyThere
    const to = JSON.parse(unseal(settings.keys.data, 'push', claimed.push_enc)) as PushSubscription
    return channels.push.send(to, { title, text, path: pathOf(claimed), tag: topicOf(claimed) }, topicOf(claimed))
  },
}

/** Where a notification leads. */
function pathOf({ order_id, kind, role, gathers }: Claimed): string {
  if (gathers) return '/orders'
  if (order_id) return role === 'staff' ? `/admin/orders/${order_id}` : `/orders/${order_id}`
  return kind === 'test' ? '/profile' : '/peers/deposit'
}

/** The name of one notification for one person, the same at every try: 32 letters, as push services allow. */
function topicOf({ addr, event, gathers }: Claimed): string {
  return createHash('sha256')
    .update(`${addr}|${event}${gathers ? '|more' : ''}`)
    .digest('base64url')
    .slice(0, 32)
}
