import type { Agent } from '#api/agents.ts'
import { type Badge, badgeOf } from '#domain/agents/moderation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import css from './AgentPage.module.css'

const banners: Partial<Readonly<Record<Badge, { tone: string; title: string; text: string }>>> = {
  pending: {
    tone: 'wait',
    title: 'Your profile awaits moderation',
    text: 'Staff look at each application. You are offered to people once it is approved; until then you can go on editing.',
  },
  declined: {
    tone: 'stop',
    title: 'Your profile was declined',
    text: 'You are not offered to people. Staff may approve it later, after you have changed what was missing.',
  },
  suspended: {
    tone: 'stop',
    title: 'Your profile is suspended',
    text: 'You get no new orders. Orders that are open stay yours to finish.',
  },
}

/** What the moderation status means for the agent, where there is something to know. */
export function Standing({ agent }: { agent: Agent }) {
  const banner = banners[badgeOf(agent)]
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
