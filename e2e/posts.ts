import { type APIRequestContext, expect } from '@playwright/test'
import type { Post } from '#api/posts.ts'
import { newPost } from '#testing/posts.ts'
import { type Session, sessionOf, superUser } from './people.ts'

/** The super user's session, a new one each time: a token is good for ten minutes, and a worker lives longer. */
const staff = (request: APIRequestContext): Promise<Session> => sessionOf(request, superUser)

/** Writes a post past the editor, published unless told otherwise, and answers it as it was saved. */
export async function writePost(request: APIRequestContext, changes: object = {}): Promise<Post> {
  const { headers } = await staff(request)
  const data = { post: newPost({ status: 1, ...changes }) }
  const answer = await request.post('/api/v2/posts', { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return readPost(request, (await answer.json()).postId)
}

/** A post as it is saved now. */
export async function readPost(request: APIRequestContext, id: string): Promise<Post> {
  const { headers } = await staff(request)
  const answer = await request.get(`/api/v2/posts/${id}`, { headers })
  return (await answer.json()).post
}

/** Saves a post past the editor, with these changes. */
export async function savePost(request: APIRequestContext, post: Post, changes: object): Promise<void> {
  const { headers } = await staff(request)
  const data = { post: newPost({ alias: post.alias, title: post.title, status: post.status, ...changes }) }
  expect((await request.put(`/api/v2/posts/${post.id}`, { headers, data })).status()).toBe(200)
}

/** Keeps a picture for posts and answers its path. */
export async function keepPicture(request: APIRequestContext, buffer: Buffer): Promise<string> {
  const { headers } = await staff(request)
  const multipart = { attachment: { name: 'cover.png', mimeType: 'image/png', buffer } }
  const answer = await request.post('/api/v2/posts/images', { headers, multipart })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).imageUrl
}
