import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attach, look, placeOrder } from '#testing/chat.ts'
import { picture } from '#testing/images.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { S3StandIn } from '#testing/s3.ts'
import { forgetLostFiles } from './forget-lost.ts'

const s3 = new S3StandIn()
let market: TestMarket
let user: Player
let order: string

beforeAll(async () => {
  await s3.listen()
  const { endpoint, region, bucket, accessKey, secretKey } = s3.settings
  market = await startMarket({
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  })
  user = await market.player(7)
  order = await placeOrder(user)
})
afterAll(async () => {
  await market.close()
  await s3.stop()
})

test('an image that came to one process is kept in the bucket, encrypted, and fetched at another', async () => {
  const { body } = await attach(user, order, await picture('png'))
  const { fileId } = body.message.data
  const kept = s3.objects.get(`files/${fileId}`)
  expect(kept?.length).toBeGreaterThan(body.message.data.size)
  expect(kept?.includes('PNG')).toBe(false)
  const second = await market.another()
  const there = await second.player(7)
  const answer = await fetch(`${second.url}/api/files/${fileId}/blob`, {
    headers: { authorization: `Bearer ${there.tokens.accessToken}` },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  await forgetLostFiles({ ...market.running.context, now: () => Date.now() + 2 * 86_400_000 })
  expect(s3.objects.has(`files/${fileId}`)).toBe(true)
})

test('while the bucket is away an image is refused for now, and sent again under its name it is there once', async () => {
  const clientId = randomUUID()
  const before = (await look(user, order)).body.messages.length
  s3.failures = { how: 503, times: 2 }
  const refused = await attach(user, order, await picture('png'), 'image/png', { clientId })
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'service.busy', '2'])
  const sent = await attach(user, order, await picture('png'), 'image/png', { clientId })
  expect(sent.status).toBe(200)
  expect((await look(user, order)).body.messages.length).toBe(before + 1)
  s3.failures = { how: null, times: 2 }
  const unseen = await user.call('GET', `/api/files/${sent.body.message.data.fileId}/blob`)
  expect([unseen.status, unseen.body.code]).toEqual([503, 'service.busy'])
})
