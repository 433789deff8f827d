import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pathTo } from '#web/paths.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { shellWords } from '#web/words/shell.ts'
import css from './MessagePage.module.css'

/** A page that has one thing to say. */
export function MessagePage({ title, mark, children }: { title: string; mark?: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className={css.page}>
      {mark && (
        <p className={css.mark} aria-hidden="true">
          {mark}
        </p>
      )}
      <h1>{title}</h1>
      {children}
    </div>
  )
}

export function HomeButton() {
  return (
    <Button component={Link} to={pathTo('home')}>
      {shellWords.backToHome}
    </Button>
  )
}
