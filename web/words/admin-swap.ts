import { catalogue } from './catalogue.ts'

/** The words of the swap statistics for staff. */
export const adminSwapWords = catalogue('adminSwap', {
  swapStatistics: 'Swap statistics',
  currencyOrNetwork: 'Currency or network',
  loadingSwapStatistics: 'Loading swap statistics',
  columnsAreTheHours: (ownZone: string) => `Columns are the hours of today in UTC. ${ownZone}`,
  worksAtSomeTime: 'works at some time of the hour',
  doesNotWork: 'does not work',
  firstRowCounts: 'The first row counts who works: the more, the stronger its colour.',
  swapPairsNotFound: 'Swap pairs not found',
  whenTheAgents: (title: string) => `When the agents of ${title} work`,
  agent: 'Agent',
  hourHereAndThere: (hour: string, ownZone: string) => `${hour}:00 UTC, ${ownZone} with you`,
  whoWorks: 'Who works',
  showAllAgents: (count: number) => `Show all ${count} agents`,
  agentsTheFirst: (all: number, listed: number) => `${all} agents, the first ${listed} by name listed.`,
  works: 'works',
  rests: 'no',
})
