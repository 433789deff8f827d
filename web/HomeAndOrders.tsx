import { lazy, Suspense } from 'react'
import { useSession } from './session/store.ts'
import { HomePage } from './swap/HomePage.tsx'

const OwnOrders = lazy(() => import('./orders/OwnOrders.tsx').then(({ OwnOrders }) => ({ default: OwnOrders })))

/** Home joins two nouns: the swap form and, for a logged-in person, their orders below it. */
export function HomeAndOrders() {
  const { isLogged } = useSession()
  return (
    <HomePage>
      {isLogged && (
        <Suspense>
          <OwnOrders heading="h2" />
        </Suspense>
      )}
    </HomePage>
  )
}
