import { refuse } from '../refusal.ts'

/** Where an agent stands with the market's staff. Applying makes a profile that is pending. */
export const moderationStatuses = ['pending', 'approved', 'declined'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]

/** What staff may decide, and from where (specification, first file §4). */
export const moderationSteps: readonly { readonly from: ModerationStatus; readonly to: ModerationStatus }[] = [
  { from: 'pending', to: 'approved' },
  { from: 'pending', to: 'declined' },
  { from: 'declined', to: 'approved' },
  { from: 'approved', to: 'declined' },
]

/** The decisions that staff may take about an agent that stands at `from`. */
export function allowedDecisions(from: ModerationStatus): ModerationStatus[] {
  return moderationSteps.filter((step) => step.from === from).map((step) => step.to)
}

/** Refuses `agent.moderation` when staff may not take this decision. */
export function assertDecision(from: ModerationStatus, to: ModerationStatus): void {
  if (!allowedDecisions(from).includes(to)) refuse('agent.moderation', { from, to })
}

/** What a badge says of an agent: suspended before everything else, unknown for a code that nobody knows. */
export type Badge = 'suspended' | ModerationStatus | 'unknown'

/** The badge of an agent (specification, first file §4). */
export function badgeOf(agent: { readonly isSuspend: boolean; readonly moderationStatus: string }): Badge {
  if (agent.isSuspend) return 'suspended'
  return moderationStatuses.find((status) => status === agent.moderationStatus) ?? 'unknown'
}
