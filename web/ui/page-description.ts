import { useEffect } from 'react'

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
