import { Link } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { collateralWords } from '#web/words/collateral.ts'
import css from './Collateral.module.css'

/** What everyone else than an approved agent sees, with the way to become one. */
export function NotAllowed() {
  return (
    <div className={css.page}>
      <h1>{collateralWords.collateral}</h1>
      <Card label={collateralWords.notAllowed}>
        <p>{collateralWords.needToBeAPeer}</p>
        <p>
          <Link to={pathTo('peers')}>{collateralWords.peerSettings}</Link>
        </p>
      </Card>
    </div>
  )
}
