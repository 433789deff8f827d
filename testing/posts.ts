import { randomUUID } from 'node:crypto'

/** A draft that can be saved, under an alias that no other has; with these changes. */
export function newPost(changes: object = {}) {
  return {
    title: 'How a swap works',
    content: 'You **send**, the agent sends.',
    alias: `swap-${randomUUID().slice(0, 8)}`,
    lang: 'en',
    status: 0,
    contentType: 2,
    tags: ['swap', 'basics'],
    meta: { title: '', description: '', keywords: ['swap'] },
    details: { teaser: 'What happens, step by step.', imageUrl: '' },
    isPinned: false,
    ...changes,
  }
}
