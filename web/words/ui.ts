import { catalogue } from './catalogue.ts'

/** The words of parts that every page has. */
export const uiWords = catalogue('ui', {
  alerts: 'Alerts',
  closeAlert: 'Close alert',
  close: 'Close',
  tryAgain: 'Try again',
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
})
