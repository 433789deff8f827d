import { useQueryClient } from '@tanstack/react-query'
import { collateralChannel } from '#api/channels.ts'
import { list, read, readTotals } from '#api/collateral.ts'
import { askAgain } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { useSession } from '#web/session/store.ts'

/** Asks for what is shown of the person's collateral again whenever the chain or a registration has changed it. */
export function useCollateralNews(): void {
  const client = useQueryClient()
  const { user } = useSession()
  useChannel(user ? collateralChannel(user.addr) : null, () => askAgain(client, [list, read, readTotals]))
}
