import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { offerWords } from '#web/words/offer.ts'
import page from './OfferReview.module.css'
import css from './OfferSkeleton.module.css'

/** The place of an offer that is on its way: the page's blocks in their own sizes, so that nothing jumps. */
export function OfferSkeleton() {
  return (
    <div className={page.page} role="status" aria-label={offerWords.loading}>
      <div className={page.main}>
        <div className={css.title}>
          <Skeleton width={150} height={19} />
          <Skeleton width={320} height={30} />
        </div>
        <Card>
          <div className={css.head}>
            <Skeleton height={72} />
          </div>
          <Skeleton height={4} />
          <div className={css.sides}>
            <Skeleton height={173} />
          </div>
          <div className={css.payout}>
            <Skeleton height={248} />
          </div>
          <Skeleton width={190} height={50} />
        </Card>
      </div>
      <div className={page.aside}>
        <Card calm>
          <Skeleton height={88} />
        </Card>
        <Card calm>
          <div className={css.calculation}>
            <Skeleton height={286} />
          </div>
        </Card>
      </div>
    </div>
  )
}
