import { Skeleton } from '#web/ui/Skeleton.tsx'
import { agentsWords } from '#web/words/agents.ts'
import css from './AgentPage.module.css'

/** The place of an agent's profile that is on its way. */
export function AgentSkeleton() {
  return (
    <div className={css.page} role="status" aria-label={agentsWords.loadingYourProfile}>
      <div className={css.head}>
        <Skeleton width={300} height={34} />
        <Skeleton width={110} height={26} />
      </div>
      <Skeleton width={340} height={38} />
      <Skeleton height={420} />
    </div>
  )
}
