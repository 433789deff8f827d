import { wordsOf } from '#web/client/words.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'

/** Without its configuration the application cannot say anything true, so it says only that. */
export function StartFailed({ fault }: { fault: unknown }) {
  return (
    <main>
      <h1 className="unseen">Surety</h1>
      <ErrorState text={`Surety could not be opened. ${wordsOf(fault)}`} onRetry={() => location.reload()} />
    </main>
  )
}
