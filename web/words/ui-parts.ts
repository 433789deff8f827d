import { catalogue } from './catalogue.ts'

/** The words of ui-parts. */
export const uiPartsWords = catalogue('uiParts', {
  usdFree: (free: string) => `${free} USD free`,
  inUse: (used: string) => `${used} in use`,
  ofCollateral: (total: string) => `of ${total} collateral`,
  notNow: 'Not now',
  copied: 'Copied',
  removeTheImage: 'Remove the image',
  previewOfWhat: 'Preview of what will be sent',
  whatTheMarketPrice: 'What the market price is made of',
  usDollarsAreWhat: 'US dollars are what all prices are in.',
  unknown: (symbol: string) => `${symbol}: unknown.`,
  usd: (usd: string) => `${usd} USD`,
  source: 'Source',
  priceInUsd: 'Price in USD',
  when: 'When',
  notKnownRightNow: 'not known right now',
  tryAgain: 'Try again',
  noHistoryYet: 'no history yet',
  agent: 'Agent',
  user: 'User',
  suretyStaff: 'Surety staff',
  thisContentIsNested: 'This content is nested too deeply to be shown.',
})
