import { useEffect } from 'react'

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Surety`
  }, [title])
}

/** Says of the page what it is about, where the page's head says it; what stood there before stands there again afterwards. */
export function usePageDescription(description: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta || description === '') return
    const before = meta.content
    meta.content = description
    return () => {
      meta.content = before
    }
  }, [description])
}
