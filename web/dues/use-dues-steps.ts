import { useQueryClient } from '@tanstack/react-query'
import { readTotals } from '#api/collateral.ts'
import { book, listAll, readAsStaff, takeBack } from '#api/dues.ts'
import { askAgain, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { usdExactly } from '#web/ui/usd-exactly.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { duesWords } from '#web/words/dues.ts'

/** Books what an agent paid and takes bookings back. What came of it is said; what was refused leaves its dialog open. */
export function useDuesSteps(addr: string, onDone: () => void) {
  const client = useQueryClient()
  const single = useSingle()
  const booking = useApiMutation(book)
  const taking = useApiMutation(takeBack)
  const ways = (text: string, done: () => void) => ({
    onSuccess: () => {
      showAlert({ kind: 'success', title: duesWords.duesUpdated, text })
      onDone()
    },
    onError: (fault: unknown) => showAlert({ kind: 'error', title: duesWords.nothingWasChanged, text: wordsOf(fault) }),
    onSettled: () => {
      // What is locked changes what the agent's collateral still backs.
      askAgain(client, [readAsStaff, listAll, readTotals])
      done()
    },
  })
  return {
    isBusy: booking.isPending || taking.isPending,
    book: (amountUsd: string, reference: string, idempotencyKey: string) =>
      single((done) =>
        booking.mutate(
          { params: { addr }, body: { amountUsd, reference }, idempotencyKey },
          ways(duesWords.areBooked(usdExactly(amountUsd)), done),
        ),
      ),
    takeBack: (paymentId: string, reason: string) =>
      single((done) =>
        taking.mutate({ params: { addr, paymentId }, body: { reason } }, ways(duesWords.bookingIsTakenBack, done)),
      ),
  }
}
