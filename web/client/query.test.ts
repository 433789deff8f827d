import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgain } from './query.ts'

const orders = { method: 'GET', path: '/api/orders' } as const
const queryKey = [orders.method, orders.path, {}]
let client: QueryClient
let answers: ((text: string) => void)[]
let observer: QueryObserver<string>
let leave: () => void

beforeEach(() => {
  client = new QueryClient()
  answers = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  observer = new QueryObserver<string>(client, { queryKey, queryFn })
  leave = observer.subscribe(() => {})
})

afterEach(() => {
  leave()
  client.clear()
})

test('news while the first answer is on its way: it is asked for again, since that answer may be older', async () => {
  expect(answers).toHaveLength(1)
  askAgain(client, [orders])
  answers[0]?.('before the news')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('after the news')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after the news'))
  expect(answers).toHaveLength(2)
})

test('news while a later answer is on its way: that one no longer counts', async () => {
  answers[0]?.('first')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('first'))
  askAgain(client, [orders])
  askAgain(client, [orders])
  expect(answers).toHaveLength(3)
  answers[2]?.('newest')
  answers[1]?.('older')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('newest'))
})

test('another endpoint is left alone', async () => {
  answers[0]?.('first')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('first'))
  askAgain(client, [{ method: 'GET', path: '/api/agents' }])
  expect(answers).toHaveLength(1)
})
