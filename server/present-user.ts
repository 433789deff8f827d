import type { User } from '#api/users.ts'
import type { UserWithStatus } from '#outside/db/users.ts'

/** A user as the wire has it, field by field. */
export function presentUser(row: UserWithStatus): User {
  return {
    addr: row.addr,
    username: row.username,
    details: { locale: row.locale, affiliateId: row.affiliate_id, tgChatEnabled: row.tg_chat_enabled },
    permissions: { isSuper: row.is_super, isModerator: row.is_moderator, isAffiliated: row.is_affiliated },
    flags: {
      isBanned: row.is_banned,
      disputeNotification: row.dispute_notification,
      isTermsOfServiceAccepted: row.terms_accepted_at !== null,
    },
    botActivatedAt: row.bot_activated_at,
    hasBotActivationCode: row.has_activation_code ?? false,
    moderationStatus: row.moderation_status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
