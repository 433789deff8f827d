import css from './Pager.module.css'
import type { Page } from './paging.ts'

interface PagerProps {
  /** What the pages are of: `orders`. */
  readonly name: string
  readonly page: Page
  readonly hasNext: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Previous and next, where there is more than one page. */
export function Pager({ name, page, hasNext, onPrevious, onNext }: PagerProps) {
  if (page.index === 0 && !hasNext) return null
  return (
    <nav className={css.pager} aria-label={`Pages of ${name}`}>
      <button type="button" onClick={onPrevious} disabled={page.index === 0} aria-label="Previous page">
        ←
      </button>
      <span className="small muted">Page {page.index + 1}</span>
      <button type="button" onClick={onNext} disabled={!hasNext} aria-label="Next page">
        →
      </button>
    </nav>
  )
}
