import { expect, test } from 'vitest'
import { contentTypes } from '#domain/blog/post.ts'
import { RenderedPosts } from './rendered.ts'

const post = (id: string) => ({ id, updatedAt: '', content: id, contentType: contentTypes.html })

test('what is forgotten while it is being made takes no memory: what comes later is kept as before', async () => {
  const slow = Promise.withResolvers<void>()
  let made = 0
  const rendered = new RenderedPosts(
    {
      purify: async (_type, content) => {
        made++
        if (content === 'slow') await slow.promise
        return { html: content.padEnd(60, '.') }
      },
    },
    100,
  )
  const waiting = rendered.htmlOf(post('slow'))
  // Two that do not fit together: the oldest, which is still being made, is forgotten first.
  for (const id of ['a', 'b']) await rendered.htmlOf(post(id))
  slow.resolve()
  expect(await waiting).toContain('slow')
  made = 0
  for (let time = 0; time < 3; time++) await rendered.htmlOf(post('c'))
  expect(made).toBe(1)
})
