import { Link } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { shellWords } from '#web/words/shell.ts'
import css from './Footer.module.css'

export function Footer() {
  const { demo } = useConfig()
  return (
    <footer className={css.footer}>
      <div className={css.words}>
        <p>{shellWords.suretySwapsWithPeople}</p>
        {demo && <p>{shellWords.thisIsADemo}</p>}
      </div>
      <nav className={css.links} aria-label={shellWords.footer}>
        <Link to={pathTo('about')}>{shellWords.about}</Link>
        <Link to={pathTo('termsOfService')}>{shellWords.termsOfService}</Link>
      </nav>
      <ThemeSwitch />
    </footer>
  )
}
