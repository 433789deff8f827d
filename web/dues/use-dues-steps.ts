import { readTotals } from '#api/collateral.ts'
import { book, listAll, readAsStaff, takeBack } from '#api/dues.ts'
import { useStep } from '#web/client/use-step.ts'
import { usdExactly } from '#web/ui/usd-exactly.ts'
import { duesWords } from '#web/words/dues.ts'

/** Books what an agent paid and takes bookings back. What came of it is said; what was refused leaves its dialog open. */
export function useDuesSteps(addr: string, done: () => void) {
  // What is locked changes what the agent's collateral still backs.
  const refetches = { ended: [readAsStaff, listAll, readTotals] }
  const refused = duesWords.nothingWasChanged
  const updated = (text: string) => ({ title: duesWords.duesUpdated, text })
  const booking = useStep(book, {
    refetches,
    says: { done: (_, { body }) => updated(duesWords.areBooked(usdExactly(String(body.amountUsd)))), refused },
  })
  const taking = useStep(takeBack, { refetches, says: { done: () => updated(duesWords.bookingIsTakenBack), refused } })
  return {
    isBusy: booking.isBusy || taking.isBusy,
    book: (amountUsd: string, reference: string, idempotencyKey: string) =>
      booking.start({ params: { addr }, body: { amountUsd, reference }, idempotencyKey }, { done }),
    takeBack: (paymentId: string, reason: string) =>
      taking.start({ params: { addr, paymentId }, body: { reason } }, { done }),
  }
}
