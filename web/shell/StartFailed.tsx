import { wordsOf } from '#web/client/words.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { shellWords } from '#web/words/shell.ts'

/** Without its configuration the application cannot say anything true, so it says only that. */
export function StartFailed({ fault }: { fault: unknown }) {
  return (
    <main>
      <h1 className="unseen">{shellWords.surety}</h1>
      <ErrorState text={shellWords.notOpened(wordsOf(fault))} onRetry={() => location.reload()} />
    </main>
  )
}
