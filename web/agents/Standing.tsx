import type { Agent } from '#api/agents.ts'
import { type Badge, badgeOf } from '#domain/agents/moderation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { agentsWords } from '#web/words/agents.ts'
import css from './AgentPage.module.css'

const banners = (): Partial<Readonly<Record<Badge, { tone: string; title: string; text: string }>>> => ({
  pending: {
    tone: 'wait',
    title: agentsWords.yourProfileAwaitsModeration,
    text: agentsWords.staffLookAtEach,
  },
  declined: {
    tone: 'stop',
    title: agentsWords.yourProfileWasDeclined,
    text: agentsWords.youAreNotOffered,
  },
  suspended: {
    tone: 'stop',
    title: agentsWords.yourProfileIsSuspended,
    text: agentsWords.youGetNoNew,
  },
})

/** What the moderation status means for the agent, where there is something to know. */
export function Standing({ agent }: { agent: Agent }) {
  const banner = banners()[badgeOf(agent)]
  if (!banner) return null
  return (
    <div className={css.banner} data-tone={banner.tone} role="note">
      <Icon name={banner.tone === 'wait' ? 'note' : 'warning'} />
      <div>
        <strong>{banner.title}</strong>
        <p>{banner.text}</p>
      </div>
    </div>
  )
}
