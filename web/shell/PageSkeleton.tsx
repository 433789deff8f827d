import { Skeleton } from '#web/ui/Skeleton.tsx'
import { shellWords } from '#web/words/shell.ts'
import css from './PageSkeleton.module.css'

/** The place of a page that is on its way. */
export function PageSkeleton() {
  return (
    <div className={css.page} role="status" aria-label={shellWords.loading}>
      <Skeleton width={280} height={32} />
      <Skeleton height={180} />
      <Skeleton height={120} />
    </div>
  )
}
