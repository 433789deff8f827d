import { catalogue } from './catalogue.ts'

/** The words of the market’s figures for staff. */
export const adminFiguresWords = catalogue('adminFigures', {
  theMarket: 'The market',
  read: 'Read',
  againEvery30S: ', again every 30 s',
  loadingTheFigures: 'Loading the figures',
  figures: 'Figures',
  completedVolumeByDay: 'Completed volume by day',
  usdByTheDay: 'USD, by the day on which an order was placed (UTC)',
  nothingCompleted: (days: number) => `No order of the last ${days} days was completed yet.`,
  ordersByStatus: 'Orders by status',
  placedInTheLast: (days: number) => `Placed in the last ${days} days, and every open one`,
  thereAreNoOrders: 'There are no orders yet.',
  lookAtThis: 'Look at this',
  asATable: 'As a table',
  volumeOfDay: (usd: string, orders: number) => `${usd} USD, ${orders} ${orders === 1 ? 'order' : 'orders'}`,
  day: 'Day',
  orders: 'Orders',
  status: 'Status',
})
