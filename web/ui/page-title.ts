import { useEffect } from 'react'

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Surety`
  }, [title])
}
