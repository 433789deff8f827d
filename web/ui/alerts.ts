import { store } from './store.ts'

export type AlertKind = 'info' | 'success' | 'error'

export interface Alert {
  readonly id: number
  readonly kind: AlertKind
  readonly title: string
  readonly text: string
  /** Where more about it stands, outside of this market. */
  readonly link?: { readonly word: string; readonly href: string }
}

/** The alerts that are on the screen, oldest first. */
export const alerts = store<readonly Alert[]>([])

const mostAtOnce = 4
let lastId = 0

/** Shows an alert at the top right of the main layout. The same alert is not stacked twice. */
export function showAlert(alert: Omit<Alert, 'id'>): void {
  lastId += 1
  alerts.set([...othersThan(alert), { ...alert, id: lastId }].slice(-mostAtOnce))
}

export function closeAlert(id: number): void {
  alerts.set(alerts.get().filter((alert) => alert.id !== id))
}

/** Takes an alert back that is no longer true. */
export function withdrawAlert(alert: Omit<Alert, 'id'>): void {
  alerts.set(othersThan(alert))
}

function othersThan({ title, text }: Omit<Alert, 'id'>): Alert[] {
  return alerts.get().filter((shown) => shown.title !== title || shown.text !== text)
}

/** Clears the stack, as pages do before they show what a new attempt met. */
export function clearAlerts(): void {
  alerts.set([])
}
