import type { BodyOf } from '#api/endpoint.ts'
import type { create, Post } from '#api/posts.ts'
import {
  type ContentType,
  contentTypes,
  isAlias,
  isCover,
  neverPinned,
  type PostLang,
  type PostStatus,
  postBounds,
  postStatuses,
  wordsIn,
} from '#domain/blog/post.ts'

/** A post under edit, field by field as the form has it. */
export interface Draft {
  readonly title: string
  readonly tags: string
  readonly alias: string
  readonly contentType: ContentType
  readonly lang: PostLang
  readonly imageUrl: string
  readonly teaser: string
  readonly content: string
  readonly metaTitle: string
  readonly metaKeywords: string
  readonly metaDescription: string
  readonly isPinned: boolean
  readonly status: PostStatus
}

export const emptyDraft: Draft = {
  title: '',
  tags: '',
  alias: '',
  contentType: contentTypes.markdown,
  lang: 'en',
  imageUrl: '',
  teaser: '',
  content: '',
  metaTitle: '',
  metaKeywords: '',
  metaDescription: '',
  isPinned: false,
  status: postStatuses.draft,
}

/** What a saved post looks like in the form. */
export function draftOf({
  title,
  tags,
  alias,
  contentType,
  lang,
  details,
  content,
  meta,
  pinnedAt,
  status,
}: Post): Draft {
  return {
    title,
    tags: tags.join(' '),
    alias,
    contentType,
    lang,
    imageUrl: details.imageUrl,
    teaser: details.teaser,
    content,
    metaTitle: meta.title,
    metaKeywords: meta.keywords.join(' '),
    metaDescription: meta.description,
    isPinned: pinnedAt !== neverPinned,
    status,
  }
}

/** The post as the save call takes it. */
export function postOf(draft: Draft): BodyOf<typeof create>['post'] {
  return {
    title: draft.title.trim(),
    // Marks that cannot be seen come along with text that is pasted, and are refused.
    content: draft.content.replaceAll(/(?!\u200d)\p{Cf}/gu, ''),
    alias: draft.alias.trim(),
    lang: draft.lang,
    status: draft.status,
    contentType: draft.contentType,
    tags: wordsIn(draft.tags),
    meta: {
      title: draft.metaTitle.trim(),
      description: draft.metaDescription.trim(),
      keywords: wordsIn(draft.metaKeywords),
    },
    details: { teaser: draft.teaser.trim(), imageUrl: draft.imageUrl.trim() },
    isPinned: draft.isPinned,
  }
}

export type Field = keyof Draft
export type Faults = Partial<Record<Field, string>>

/** Whether two drafts say the same. */
export function isSame(a: Draft, b: Draft): boolean {
  return (Object.keys(a) as Field[]).every((name) => a[name] === b[name])
}

/** What is wrong with a draft, by field, in words; empty where it can be saved. */
export function faultsOf(draft: Draft): Faults {
  return {
    ...(draft.title.trim() === '' && { title: 'Enter a title' }),
    ...(draft.content.trim() === '' && { content: 'Write something' }),
    ...aliasFault(draft.alias.trim()),
    ...(!isCover(draft.imageUrl.trim()) && { imageUrl: coverFault }),
    ...wordsFault('tags', draft.tags),
    ...wordsFault('metaKeywords', draft.metaKeywords),
  }
}

export const coverFault =
  'A cover is a picture of this market: upload one, or give a path like /blog/images/… Pictures from elsewhere are not shown.'

function aliasFault(alias: string): Faults {
  if (alias === '') return { alias: 'Enter an alias' }
  return isAlias(alias) ? {} : { alias: 'Use small letters, digits and single dashes, like how-a-swap-works' }
}

function wordsFault(name: 'tags' | 'metaKeywords', text: string): Faults {
  const words = wordsIn(text)
  if (words.length > postBounds.words) return { [name]: `At most ${postBounds.words} words` }
  const long = words.find((word) => word.length > postBounds.word)
  return long === undefined
    ? {}
    : { [name]: `“${long.slice(0, 20)}…” is too long: at most ${postBounds.word} letters a word` }
}

const fieldOf: Readonly<Record<string, Field>> = {
  'body.post.title': 'title',
  'body.post.tags': 'tags',
  'body.post.alias': 'alias',
  'body.post.content': 'content',
  'body.post.details.imageUrl': 'imageUrl',
  'body.post.details.teaser': 'teaser',
  'body.post.meta.title': 'metaTitle',
  'body.post.meta.keywords': 'metaKeywords',
  'body.post.meta.description': 'metaDescription',
}

/** The field of the form that a part of the request came from; null where it is none. */
export function fieldAt(path: string): Field | null {
  const known = Object.keys(fieldOf).find((start) => path === start || path.startsWith(`${start}.`))
  return known === undefined ? null : (fieldOf[known] ?? null)
}
