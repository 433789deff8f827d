import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { pathTo } from '#web/paths.ts'
import { useSession } from '#web/session/store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { shellWords } from '#web/words/shell.ts'
import css from './Header.module.css'
import { LoginArea } from './LoginArea.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { type Entry, entriesFor } from './places.ts'

// A visitor's first page does not carry what only people who are logged in see.
const Tools = lazy(() => import('./Tools.tsx').then(({ Tools }) => ({ default: Tools })))
const LiquidityMenu = lazy(() => import('./LiquidityMenu.tsx').then((part) => ({ default: part.LiquidityMenu })))

/** What the nouns show in the header of people who are logged in. */
export interface HeaderParts {
  /** Stands beside the word for orders: how many wait for this person. */
  readonly ordersMark: ReactNode
  /** The bell with what the person was told. */
  readonly bell: ReactNode
  /** Stands in the wallet's popover: what the person has beside the balance. */
  readonly holdings: ReactNode
}

export function Header({ ordersMark, bell, holdings }: HeaderParts) {
  const session = useSession()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const burger = useRef<HTMLButtonElement>(null)
  const entries = entriesFor(session)
  const closeMenu = () => {
    setMenuOpen(false)
    burger.current?.focus()
  }
  return (
    <header className={css.header} data-full={session.isLogged || undefined}>
      <Link to={pathTo('home')} className={css.logo} aria-label={shellWords.suretyHome}>
        <Logo />
        <span>{shellWords.surety}</span>
      </Link>
      <nav className={css.nav} aria-label={shellWords.main}>
        {entries.map((entry) => (
          <HeaderLink key={entry.word} entry={entry} ordersMark={ordersMark} />
        ))}
      </nav>
      <div className={css.end}>
        {session.isLogged ? (
          <Suspense>
            <Tools bell={bell} holdings={holdings} />
          </Suspense>
        ) : (
          <LoginArea />
        )}
        <button
          ref={burger}
          type="button"
          className={css.burger}
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          aria-label={shellWords.menu}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          <Icon name={isMenuOpen ? 'close' : 'menu'} />
        </button>
      </div>
      {isMenuOpen && <MobileMenu entries={entries} onLeave={() => setMenuOpen(false)} onEscape={closeMenu} />}
    </header>
  )
}

function HeaderLink({ entry, ordersMark }: { entry: Entry; ordersMark: ReactNode }) {
  if (entry.under)
    return (
      <Suspense fallback={<span>{entry.word}</span>}>
        <LiquidityMenu entries={entry.under} />
      </Suspense>
    )
  return (
    <Link to={entry.to} className={css.link} activeOptions={{ exact: entry.to === pathTo('home') }}>
      {entry.word}
      {entry.to === pathTo('orders') && <Suspense>{ordersMark}</Suspense>}
    </Link>
  )
}
