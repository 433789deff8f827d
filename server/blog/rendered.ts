import type { Post } from '#api/posts.ts'
import { contentTypes } from '#domain/blog/post.ts'
import { escaped } from '#domain/prose/markdown.ts'
import type { Sanitiser } from '#outside/prose/sanitiser.ts'

/** Characters of HTML in the cache: some hundred posts of an ordinary length. */
const mostCharacters = 4_000_000

/**
 * Sanitised HTML of posts, cached by post and version. The least recently read is dropped first.
 */
export class RenderedPosts {
  readonly #sanitiser: Pick<Sanitiser, 'purify'>
  readonly #most: number
  readonly #kept = new Map<string, Promise<string | null>>()
  readonly #sizes = new Map<string, number>()
  #characters = 0

  constructor(sanitiser: Pick<Sanitiser, 'purify'>, most = mostCharacters) {
    this.#sanitiser = sanitiser
    this.#most = most
  }

  /** The HTML of a post's content; null when it cannot be made now. */
  async htmlOf(post: Pick<Post, 'id' | 'updatedAt' | 'content' | 'contentType'>): Promise<string | null> {
    if (post.contentType === contentTypes.text) return escaped(post.content)
    const key = `${post.id} ${post.updatedAt}`
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const made = this.#made(post)
    this.#kept.set(key, made)
    const html = await made.catch(() => null)
    // What was forgotten while it was made is not kept, and takes no memory.
    if (this.#kept.get(key) !== made) return made
    if (html === null) this.#forget(key)
    else this.#note(key, html.length)
    return made
  }

  async #made({ contentType, content }: Pick<Post, 'content' | 'contentType'>): Promise<string | null> {
    const purified = await this.#sanitiser.purify(contentType, content)
    return 'html' in purified ? purified.html : null
  }

  #note(key: string, size: number): void {
    this.#sizes.set(key, size)
    this.#characters += size
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#kept.delete(key)
    this.#characters -= this.#sizes.get(key) ?? 0
    this.#sizes.delete(key)
  }
}
