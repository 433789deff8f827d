import { Link } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import css from './Collateral.module.css'

/** What everyone else than an approved agent sees, with the way to become one. */
export function NotAllowed() {
  return (
    <div className={css.page}>
      <h1>Collateral</h1>
      <Card label="Not allowed">
        <p>You need to be a peer and have a moderated status to be able to add collateral</p>
        <p>
          <Link to={pathTo('peers')}>Peer settings</Link>
        </p>
      </Card>
    </div>
  )
}
