import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import css from './OfferReview.module.css'

/** The place of an offer that is on its way: the page's blocks in their own sizes, so that nothing jumps. */
export function OfferSkeleton() {
  return (
    <div className={css.page} role="status" aria-label="Loading">
      <div className={css.main}>
        <div>
          <Skeleton width={150} height={20} />
          <Skeleton width={320} height={30} />
        </div>
        <Card>
          <Skeleton height={73} />
          <Skeleton height={4} />
          <Skeleton height={176} />
          <Skeleton height={232} />
          <Skeleton width={240} height={50} />
        </Card>
      </div>
      <div className={css.aside}>
        <Card calm>
          <Skeleton height={88} />
        </Card>
        <Card calm>
          <Skeleton height={212} />
        </Card>
      </div>
    </div>
  )
}
