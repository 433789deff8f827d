import { catalogue } from './catalogue.ts'

/** The words of ui. */
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
