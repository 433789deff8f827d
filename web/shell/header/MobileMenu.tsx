import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { shellWords } from '#web/words/shell.ts'
import css from './MobileMenu.module.css'
import type { Entry } from './places.ts'

interface Props {
  readonly entries: readonly Entry[]
  readonly onLeave: () => void
  readonly onEscape: () => void
}

/** The header's entries on a narrow screen, one below the other. */
export function MobileMenu({ entries, onLeave, onEscape }: Props) {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onEscape())
  useEffect(() => {
    const tell = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', tell)
    return () => window.removeEventListener('keydown', tell)
  }, [])
  return (
    <nav id="mobile-menu" className={css.menu} aria-label={shellWords.menu}>
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
