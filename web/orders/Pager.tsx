import { pagerWords } from '#web/words/pager.ts'
import css from './Pager.module.css'
import type { Page } from './paging.ts'

interface PagerProps {
  /** What the pages are of: `orders`. */
  readonly name: string
  readonly page: Page
  readonly hasNext: boolean
  /** While the rows on show are still those of another page, none of them says where the next one begins. */
  readonly isWaiting?: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Previous and next, where there is more than one page. */
export function Pager({ name, page, hasNext, isWaiting = false, onPrevious, onNext }: PagerProps) {
  if (page.index === 0 && !hasNext) return null
  return (
    <nav className={css.pager} aria-label={pagerWords.pagesOf(name)}>
      <button
        type="button"
        onClick={() => isWaiting || onPrevious()}
        disabled={page.index === 0}
        aria-disabled={isWaiting || undefined}
        aria-label={pagerWords.previousPage}
      >
        ←
      </button>
      <span className="small muted">{pagerWords.page(page.index + 1)}</span>
      <button
        type="button"
        onClick={() => isWaiting || onNext()}
        disabled={!hasNext}
        aria-disabled={isWaiting || undefined}
        aria-label={pagerWords.nextPage}
      >
        →
      </button>
    </nav>
  )
}
