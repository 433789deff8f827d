import type { PostHead } from '#api/posts.ts'

/** What the server put into the page that was opened, so that the page stands before anything is asked for. */
interface Known {
  readonly post?: PostHead & { readonly content: string }
  readonly posts?: readonly PostHead[]
}

let known: Known | null | undefined

/** Read once: it is as old as the page. */
export function knownAtFirst(): Known {
  known ??= JSON.parse(document.getElementById('known')?.textContent || '{}') as Known | null
  return known ?? {}
}
