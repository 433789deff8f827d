import { type Draft, emptyDraft } from './draft.ts'

/** A draft as this browser keeps it. */
export interface KeptDraft {
  readonly draft: Draft
  /** The version of the post that it was made from; null: a new post. */
  readonly updatedAt: string | null
  /** Unix ms. */
  readonly keptAt: number
}

const keyOf = (addr: string, postId: string | null) => `surety.post.${addr}.${postId ?? 'new'}`

/** The draft that this browser keeps of somebody's post (null: the new one); null where there is none that makes sense. */
export function readKept(addr: string, postId: string | null): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(addr, postId)) ?? 'null') as Partial<KeptDraft> | null
    if (!kept || typeof kept.keptAt !== 'number' || !isDraft(kept.draft)) return null
    return { draft: kept.draft, updatedAt: kept.updatedAt ?? null, keptAt: kept.keptAt }
  } catch {
    return null
  }
}

/** Keeps a draft. Where the browser has no room for it, the form still has it. */
export function keep(addr: string, postId: string | null, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(addr, postId), JSON.stringify(kept))
  } catch {
    forget(addr, postId)
  }
}

export function forget(addr: string, postId: string | null): void {
  try {
    localStorage.removeItem(keyOf(addr, postId))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Another version of this page may have kept something else. */
function isDraft(given: unknown): given is Draft {
  if (typeof given !== 'object' || given === null) return false
  const fields = given as Record<string, unknown>
  return Object.entries(emptyDraft).every(([name, value]) => typeof fields[name] === typeof value)
}
