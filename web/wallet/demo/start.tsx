import { createRoot } from 'react-dom/client'
import type { Config } from '#api/config.ts'
import type { Keys } from './keys.ts'
import { Panel } from './Panel.tsx'
import { DemoProvider } from './provider.ts'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="8" fill="#0b6b4f"/><path d="M7 9.500h14v10H7zM17.5 14h2" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/></svg>',
)}`

const info = Object.freeze({
  uuid: crypto.randomUUID?.() ?? 'demo',
  name: 'Demo wallet',
  icon,
  rdns: 'app.surety.demo',
})

/** Puts the demo wallet into the page: it announces itself like an installed wallet (EIP-6963) and shows its own window. */
export function start(demo: NonNullable<Config['demo']>): void {
  let made: Promise<Keys> | null = null
  const keys = () => {
    made ??= import('./keys.ts').then(
      (file) => new file.Keys(demo.extendedKey),
      (fault) => {
        made = null
        throw fault
      },
    )
    return made
  }
  const provider = new DemoProvider(keys, demo.rpcUrl)
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()

  document.documentElement.toggleAttribute('data-demo-wallet', true)
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Panel keys={keys} />)
}
