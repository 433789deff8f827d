import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { list, read, readTotals } from '#api/collateral.ts'
import { askAgain } from '#web/client/query.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import { collateralWords } from '#web/words/collateral.ts'
import { registerWnft } from './registration.ts'
import { registrationWords } from './registration-words.ts'

interface Props {
  readonly place: Parameters<typeof registerWnft>[0]
  readonly owner: string
  readonly onRegistered?: () => void
}

/** Has the owner of a wrapped token sign that it stands surety here. */
export function RegisterButton({ place, owner, onRegistered }: Props) {
  const client = useQueryClient()
  const registering = useMutation({
    mutationFn: () => registerWnft(place, owner),
    networkMode: 'always',
    onSuccess: () => {
      askAgain(client, [list, read, readTotals])
      onRegistered?.()
    },
    onError: (fault) => showAlert({ kind: 'error', title: collateralWords.notRegistered, text: reasonOf(fault) }),
  })
  return (
    <Button
      size="sm"
      variant="default"
      title={registrationWords}
      aria-label={collateralWords.registerToken(place.tokenId)}
      loading={registering.isPending}
      onClick={() => registering.mutate()}
    >
      {collateralWords.register}
    </Button>
  )
}
