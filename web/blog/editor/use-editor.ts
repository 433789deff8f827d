import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { create, list, listAll, type Post, read, readAsStaff, save } from '#api/posts.ts'
import { aliasOf } from '#domain/blog/post.ts'
import { type CallFault, codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { clearAlerts } from '#web/ui/alerts.ts'
import { coverFault, type Draft, draftOf, emptyDraft, type Faults, faultsOf, fieldAt, isSame, postOf } from './draft.ts'
import { forget, type KeptDraft, keep, readKept } from './kept.ts'

/** What the editor says at its top. */
export interface Notice {
  readonly kind: 'success' | 'error'
  readonly title: string
  readonly text: string
}

const invalid: Notice = {
  kind: 'error',
  title: 'Validation Error',
  text: 'Please check entered values on correctness.',
}
const notSaved: Notice = {
  kind: 'error',
  title: 'Post not saved',
  text: 'Unable to save the post, check entered data on correctness or try it later',
}
const saved = (title: string): Notice => ({
  kind: 'success',
  title: 'Post saved',
  text: `Blog post "${title}" was successfully saved.`,
})

/** What the editor of a new post leaves for that of the post that it became. */
let justCreated: { readonly postId: string; readonly title: string } | null = null

const keepAfterMs = 300

export type Editor = ReturnType<typeof useEditor>

/** A post under edit: what is in the form, what of it is saved, and what this browser keeps of it. */
export function useEditor(addr: string, post: Post | null) {
  const postId = post?.id ?? null
  // What is saved, as this form knows it: the answers to its own saves and to nobody else's.
  const [base, setBase] = useState(() => ({
    draft: post ? draftOf(post) : emptyDraft,
    updatedAt: post?.updatedAt ?? null,
  }))
  const [draft, setDraft] = useState(base.draft)
  const [kept, setKept] = useState(() => offeredAtFirst(addr, post))
  const { notice, faults, tell, mend } = useWords(postId)
  const [isChangedElsewhere, setChangedElsewhere] = useState(false)
  const [isAliasOwn, setAliasOwn] = useState(post !== null)
  const [isDone, setDone] = useState(false)
  const isDirty = !isDone && !isSame(draft, base.draft)

  useKeeping(addr, postId, draft, base, isDirty, kept !== null || isDone)

  const change = (part: Partial<Draft>) => {
    const isTyped = part.alias === undefined ? isAliasOwn : part.alias !== ''
    setAliasOwn(isTyped)
    setDraft((now) => ({
      ...now,
      ...part,
      ...(part.title !== undefined && !isTyped && { alias: aliasOf(part.title) }),
    }))
    mend(part)
  }

  /** What is saved, whoever saved it, is what the form goes on from. */
  const goOnFrom = (theirs: Post) => {
    setBase({ draft: draftOf(theirs), updatedAt: theirs.updatedAt })
    setChangedElsewhere(false)
  }

  const saving = useSaving({
    post,
    draft,
    updatedAt: base.updatedAt,
    onInvalid: (wrong) => tell(invalid, wrong),
    onFault: (fault) => {
      setChangedElsewhere(codeOf(fault) === 'post.changed')
      tell(notSaved, faultsFrom(fault))
    },
    onSaved: (now) => {
      goOnFrom(now)
      // What was typed while it was being saved stays; else the form shows what was kept of the HTML.
      setDraft((shown) => (isSame(shown, draft) ? draftOf(now) : shown))
      forget(addr, postId)
      tell(saved(now.title))
    },
    onCreated: (id, title) => {
      justCreated = { postId: id, title }
      setDone(true)
      forget(addr, null)
    },
    onStart: () => {
      clearAlerts()
      tell(null)
    },
  })

  return {
    postId,
    draft,
    change,
    faults,
    notice,
    isDirty,
    isAliasOwn,
    isSaving: saving.isBusy,
    start: saving.start,
    /** What this browser kept, while nobody has decided what becomes of it. */
    kept,
    isKeptOlder: kept !== null && kept.updatedAt !== (post?.updatedAt ?? null),
    bringBack: () => {
      if (!kept) return
      setDraft(kept.draft)
      setAliasOwn(true)
      // Saving goes by the version that it was made from: what was saved since then is not written over unseen.
      setBase((now) => ({ ...now, updatedAt: kept.updatedAt }))
      setKept(null)
    },
    discard: () => {
      forget(addr, postId)
      setKept(null)
    },
    isChangedElsewhere,
    /** Goes on from what is saved elsewhere: with its text, or with the own one, now knowing of theirs. */
    goOn: (theirs: Post, text: 'theirs' | 'mine') => {
      goOnFrom(theirs)
      if (text === 'theirs') setDraft(draftOf(theirs))
      tell(null)
    },
  }
}

/** What the editor says at its top and at its fields. A failure takes the page to where it is said. */
function useWords(postId: string | null) {
  const [faults, setFaults] = useState<Faults>({})
  const [notice, setNotice] = useState<Notice | null>(() =>
    justCreated && justCreated.postId === postId ? saved(justCreated.title) : null,
  )
  useEffect(() => {
    justCreated = null
  }, [])
  return {
    notice,
    faults,
    tell: (next: Notice | null, wrong: Faults = {}) => {
      setNotice(next)
      setFaults(wrong)
      if (next?.kind === 'error') window.scrollTo({ top: 0 })
    },
    /** What is typed anew is not wrong any more, as far as anybody knows. */
    mend: (part: Partial<Draft>) =>
      setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part)))),
  }
}

/** What this browser kept of a post, if it says anything else than what is saved. */
function offeredAtFirst(addr: string, post: Post | null): KeptDraft | null {
  const kept = readKept(addr, post?.id ?? null)
  return kept && !isSame(kept.draft, post ? draftOf(post) : emptyDraft) ? kept : null
}

/** Keeps what is typed in this browser, a moment after the last letter and at the latest when the page goes. */
function useKeeping(
  addr: string,
  postId: string | null,
  draft: Draft,
  base: { readonly updatedAt: string | null },
  isDirty: boolean,
  isPaused: boolean,
): void {
  useEffect(() => {
    if (isPaused) return
    if (!isDirty) return forget(addr, postId)
    const write = () => keep(addr, postId, { draft, updatedAt: base.updatedAt, keptAt: Date.now() })
    const timer = setTimeout(write, keepAfterMs)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [addr, postId, draft, base.updatedAt, isDirty, isPaused])
}

interface Saving {
  readonly post: Post | null
  readonly draft: Draft
  readonly updatedAt: string | null
  readonly onStart: () => void
  readonly onInvalid: (faults: Faults) => void
  readonly onFault: (fault: CallFault) => void
  readonly onSaved: (post: Post) => void
  readonly onCreated: (postId: string, title: string) => void
}

function useSaving({ post, draft, updatedAt, onStart, onInvalid, onFault, onSaved, onCreated }: Saving) {
  const navigate = useNavigate()
  const refetches = { done: [list, listAll, read, readAsStaff] }
  const creating = useStep(create, { refetches })
  // Only a post that there is already is changed.
  const changing = useStep(save, { sets: query(readAsStaff, { params: { id: post?.id ?? '' } }), refetches })
  const [created, setCreated] = useState<string | null>(null)
  // Only once the form knows that it is saved does it let go of the page.
  useEffect(() => {
    if (created) void navigate({ to: pathTo('adminEditBlogPost', { postId: created }), replace: true })
  }, [created, navigate])
  const start = () => {
    onStart()
    const wrong = faultsOf(draft)
    if (Object.keys(wrong).length > 0) return onInvalid(wrong)
    const given = postOf(draft)
    if (!post) {
      const done = ({ postId }: { postId: string }) => {
        onCreated(postId, given.title)
        setCreated(postId)
      }
      return creating.start({ body: { post: given } }, { done, refused: onFault })
    }
    changing.start(
      { params: { id: post.id }, body: { post: { ...given, ...(updatedAt && { updatedAt }) } } },
      { done: (answer) => onSaved(answer.post), refused: onFault },
    )
  }
  return { start, isBusy: creating.isBusy || changing.isBusy || created !== null }
}

/** The fields that a refusal is about, in words. */
function faultsFrom(fault: CallFault): Faults {
  const fields = fault.problem?.fields ?? []
  const said = codeOf(fault) === 'request.invalid' ? 'This is not accepted here' : wordsOf(fault)
  return Object.fromEntries(
    fields.flatMap(({ path }) => {
      const name = fieldAt(path)
      return name ? [[name, name === 'imageUrl' ? coverFault : said]] : []
    }),
  )
}
