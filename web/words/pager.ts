import { catalogue } from './catalogue.ts'

/** The words of turning pages. */
export const pagerWords = catalogue('pager', {
  pagesOf: (name: string) => `Pages of ${name}`,
  previousPage: 'Previous page',
  page: (page: number) => `Page ${page}`,
  nextPage: 'Next page',
})
