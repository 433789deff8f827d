import { Link } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import css from './Footer.module.css'

export function Footer() {
  const { demo } = useConfig()
  return (
    <footer className={css.footer}>
      <div className={css.words}>
        <p>Surety: swaps with people who put up collateral.</p>
        {demo && <p>This is a demo market: a local chain, test money, and prices from a bundled snapshot.</p>}
      </div>
      <nav className={css.links} aria-label="Footer">
        <Link to={pathTo('about')}>About</Link>
        <Link to={pathTo('termsOfService')}>Terms of service</Link>
      </nav>
      <ThemeSwitch />
    </footer>
  )
}
