import { useEffect, useState } from 'react'
import { uiWords } from '#web/words/ui.ts'
import css from './AlertStack.module.css'
import { type Alert, alerts, closeAlert } from './alerts.ts'
import { Icon } from './Icon.tsx'
import { useStore } from './store.ts'

/** How long an alert stays when nobody looks at it, in ms. Errors stay until they are closed. */
const stayMs = 7_000

/** The alerts, stacked at the top right. The region is always there, so that assistive technology hears news. */
export function AlertStack() {
  const shown = useStore(alerts)
  return (
    <section className={css.stack} aria-label={uiWords.alerts} aria-live="polite">
      {shown.map((alert) => (
        <AlertCard key={alert.id} alert={alert} />
      ))}
    </section>
  )
}

const marks = { info: 'note', success: 'check', error: 'warning' } as const

function AlertCard({ alert }: { alert: Alert }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || alert.kind === 'error') return
    const timer = setTimeout(() => closeAlert(alert.id), stayMs)
    return () => clearTimeout(timer)
  }, [alert, isHeld])
  return (
    <div
      className={css.alert}
      data-kind={alert.kind}
      role={alert.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={marks[alert.kind]} />
      <div>
        <strong>{alert.title}</strong>
        <p>{alert.text}</p>
        {alert.link && (
          <a href={alert.link.href} target="_blank" rel="noopener">
            {alert.link.word}
          </a>
        )}
      </div>
      <button type="button" className={css.close} aria-label={uiWords.closeAlert} onClick={() => closeAlert(alert.id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
