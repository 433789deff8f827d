import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import css from './MobileMenu.module.css'
import type { Entry } from './places.ts'

/** The header's entries on a narrow screen, one below the other. */
export function MobileMenu({ entries, onLeave }: { entries: readonly Entry[]; onLeave: () => void }) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onLeave])
  return (
    <nav id="mobile-menu" className={css.menu} aria-label="Menu">
      {entries.map((entry) =>
        entry.under ? (
          <div key={entry.word} className={css.group}>
            <span className={css.word}>{entry.word}</span>
            {entry.under.map(({ word, to }) => (
              <MenuLink key={to} word={word} to={to} onLeave={onLeave} />
            ))}
          </div>
        ) : (
          <MenuLink key={entry.to} word={entry.word} to={entry.to} onLeave={onLeave} />
        ),
      )}
    </nav>
  )
}

function MenuLink({ word, to, onLeave }: { word: string; to: string; onLeave: () => void }) {
  return (
    <Link to={to} className={css.link} activeOptions={{ exact: true }} onClick={onLeave}>
      {word}
    </Link>
  )
}
