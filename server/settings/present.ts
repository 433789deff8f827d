import type { SettingsView } from '#api/settings.ts'
import { assertMay } from '#domain/access.ts'
import { defaultChoices } from '#domain/notifications/choices.ts'
import { refuse } from '#domain/refusal.ts'
import type { PushSubscription } from '#outside/channels/push.ts'
import { findSettings, type SettingsRow } from '#outside/db/contacts.ts'
import { unseal } from '#outside/db/sealed.ts'
import { connectCodeOf } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'

/** Settings are the person's own: nobody else reads or changes them, staff neither. */
export function assertOwn({ actor }: SignedIn, action: Parameters<typeof assertMay>[1], addr: string): void {
  assertMay(actor, action, { self: actor.addr === addr })
}

/** A person's settings as they are now. */
export async function settingsOf(context: Context, addr: string): Promise<SettingsView> {
  const row = (await findSettings(context.db, addr)) ?? refuse('user.missing')
  return {
    user: {
      username: row.username,
      isAgent: row.is_agent,
      tgChatEnabled: row.tg_chat_enabled,
      disputeNotification: row.dispute_notification,
    },
    telegram: telegramOf(context, row),
    email: {
      isAvailable: context.channels.mail !== null,
      address: row.email_enc && unseal(context.settings.keys.data, 'email', row.email_enc),
      confirmedAt: row.email_confirmed_at,
      waitingFor: row.email_asked_enc && unseal(context.settings.keys.data, 'email', row.email_asked_enc),
    },
    push: {
      publicKey: context.channels.push.publicKey,
      browsers: row.push_encs.length,
      endpoints: row.push_encs.map((sealed) => endpointOf(context, sealed)),
    },
    notifications: {
      choices: row.choices ?? defaultChoices,
      quiet: row.quiet_start && row.quiet_end ? { start: row.quiet_start, end: row.quiet_end } : null,
      timezone: row.timezone ?? 'UTC',
    },
  }
}

function endpointOf(context: Context, sealed: Buffer): string {
  return (JSON.parse(unseal(context.settings.keys.data, 'push', sealed)) as PushSubscription).endpoint
}

function telegramOf(context: Context, row: SettingsRow): SettingsView['telegram'] {
  const { bot } = context.channels
  const code = bot && row.connect_nonce ? connectCodeOf(context, row.addr, row.connect_nonce) : null
  return {
    isAvailable: bot !== null,
    connectCode: code,
    connectUrl: bot && code ? bot.connectUrl(code) : null,
    connectUntil: code ? row.connect_until : null,
    hasActivationCode: row.has_activation_code ?? false,
    askingName: row.asking_name_enc && unseal(context.settings.keys.data, 'chat name', row.asking_name_enc),
    verifiedAt: row.bot_activated_at,
  }
}
