import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { list, read, readTotals, type WnftCollateral } from '#api/collateral.ts'
import { askAgain } from '#web/client/query.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import css from './Collateral.module.css'
import { registrationWords } from './flow/words.ts'
import { registerWnft } from './registration.ts'

/** Tells that a wrapped token is not registered, with the way to do it; nothing where it is. */
export function Registration({ record }: { record: WnftCollateral }) {
  const client = useQueryClient()
  const registering = useMutation({
    mutationFn: () => registerWnft(record, record.owner),
    networkMode: 'always',
    onSuccess: () => askAgain(client, [list, read, readTotals]),
    onError: (fault) => showAlert({ kind: 'error', title: 'Not registered', text: reasonOf(fault) }),
  })
  if (record.isRegistered) return null
  return (
    <span className={css.registration}>
      <StatusTag tone="wait">Not registered</StatusTag>
      <Button
        size="sm"
        variant="default"
        title={registrationWords}
        aria-label={`Register wrapped token ${record.tokenId}`}
        loading={registering.isPending}
        onClick={() => registering.mutate()}
      >
        Register
      </Button>
    </span>
  )
}
