import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import css from './PageHead.module.css'

interface PageHeadProps {
  readonly title: string
  readonly titleId?: string
  /** What stands beside the title. */
  readonly marks?: ReactNode
  /** What can be done with the whole page. */
  readonly children?: ReactNode
}

/** The head of a page. */
export function PageHead({ title, titleId, marks, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.titles}>
        <h1 id={titleId}>{title}</h1>
        {marks}
      </div>
      {children}
    </header>
  )
}

interface PersonHeadProps {
  /** Who the person is to the one who looks, or what the page says of them. */
  readonly kind: string
  readonly name: string
  readonly addr: string
  readonly copyWord: string
  /** What stands below the address. */
  readonly children?: ReactNode
}

/** The head of a page about somebody. */
export function PersonHead({ kind, name, addr, copyWord, children }: PersonHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.person}>
        <p className="small muted">{kind}</p>
        <h1>{name}</h1>
        <p className="mono">{addr}</p>
        {children}
      </div>
      <CopyButton text={addr} word={copyWord} />
    </header>
  )
}
