import { agentPairsWords } from '#web/words/agent-pairs.ts'
import css from './PairsStep.module.css'
import { pageNumbers } from './pager.ts'

interface Props {
  readonly page: number
  readonly pages: number
  /** How many rows there are on all pages. */
  readonly count: number
  readonly onPage: (page: number) => void
}

/** The pages of the table: up to 9 numbers, with the first and last in reach. */
export function Pager({ page, pages, count, onPage }: Props) {
  return (
    <nav className={css.pager} aria-label={agentPairsWords.pagesOfPairs}>
      <span className="small muted">{agentPairsWords.pageOf(page, pages, count)}</span>
      {pages > 1 && (
        <>
          <button
            type="button"
            onClick={() => onPage(page - 1)}
            disabled={page === 1}
            aria-label={agentPairsWords.previousPage}
          >
            ←
          </button>
          {pageNumbers(page, pages).map((number) => (
            <button
              key={number}
              type="button"
              aria-label={agentPairsWords.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ))}
          <button
            type="button"
            onClick={() => onPage(page + 1)}
            disabled={page === pages}
            aria-label={agentPairsWords.nextPage}
          >
            →
          </button>
        </>
      )}
    </nav>
  )
}
