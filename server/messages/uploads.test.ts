import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attach, look, placeOrder } from '#testing/chat.ts'
import { heavyPng, picture, pngOf } from '#testing/images.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { forgetLostFiles } from './forget-lost.ts'

let market: TestMarket
let user: Player
let agent: Player
let order: string
beforeAll(async () => {
  market = await startMarket({ UPLOAD_MAX_MB: '1' })
  user = await market.player(7)
  agent = await market.player(1)
  order = await placeOrder(user)
})
afterAll(() => market.close())

const folder = () => join(market.running.context.settings.dataDir, 'files')
const kept = () => readdir(folder()).catch(() => [])
const messages = async () => (await look(user, order)).body.messages.length

describe('an image that was sent', () => {
  // shows B-7.1-011
  test('is fetched by the parties as what it is, and no browser makes a page of it', async () => {
    const { body } = await attach(user, order, await picture('webp'), 'image/webp')
    const path = `/api/files/${body.message.data.fileId}/blob`
    const authorization = `Bearer ${agent.tokens.accessToken}`
    const answer = await fetch(market.url + path, { headers: { authorization } })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${body.message.data.fileId}.webp"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBe(body.message.data.size)
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')

    const stranger = await market.player(8)
    expect((await stranger.call('GET', path)).body).toMatchObject({ status: 404, code: 'file.missing' })
    expect((await market.call('GET', path)).status).toBe(401)
  })

  test('lies on the disk encrypted, readable for the server alone', async () => {
    const { body } = await attach(user, order, await picture('png'))
    const onDisk = await readFile(join(folder(), body.message.data.fileId))
    expect(onDisk.length).toBeGreaterThan(body.message.data.size)
    for (const sign of ['PNG', 'IHDR', 'IEND']) expect(onDisk.includes(sign), sign).toBe(false)
  })

  test('what it is counts, not what it is called: a JPEG that says PNG is kept as a JPEG', async () => {
    const { body } = await attach(user, order, await picture('jpeg'), 'image/png')
    expect(body.message.data.mime).toBe('image/jpeg')
  })
})

test('a file that no message leads to is taken away after a day; a younger one and those of messages stay', async () => {
  const { files } = market.running.context
  const { body } = await attach(user, order, await picture('png'))
  const kept = body.message.data.fileId
  const idAt = (moment: number) => {
    const time = moment.toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000001`
  }
  const [lost, young] = [idAt(Date.now() - 25 * 3_600_000), idAt(Date.now() - 23 * 3_600_000)]
  for (const id of [lost, young]) await files.keep(id, Buffer.from('half a message'))
  await forgetLostFiles(market.running.context)
  expect(await files.list()).toEqual(expect.arrayContaining([kept, young]))
  expect(await files.list()).not.toContain(lost)
  // Seen from two days later, a message is what keeps a file.
  await forgetLostFiles({ ...market.running.context, now: () => Date.now() + 2 * 86_400_000 })
  expect(await files.list()).toContain(kept)
  expect(await files.list()).not.toContain(young)
})

describe('refused, and nothing is left of it', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const cases: [string, () => Promise<Buffer> | Buffer, string, number, string][] = [
    ['a PDF', () => Buffer.from('%PDF-1.7'), 'application/pdf', 415, 'file.type'],
    ['an SVG', () => svg, 'image/svg+xml', 415, 'file.type'],
    ['an SVG that says PNG', () => svg, 'image/png', 415, 'file.type'],
    ['HTML that says JPEG', () => Buffer.from('<script>alert(1)</script>'), 'image/jpeg', 415, 'file.type'],
    ['a PNG that says HTML', () => picture('png'), 'text/html', 415, 'file.type'],
    ['nothing', () => Buffer.alloc(0), 'image/png', 415, 'file.type'],
    ['a script that begins like a GIF', () => Buffer.from('GIF89a=1;alert(1)//'), 'image/gif', 422, 'file.damaged'],
    ['65,535² pixels', () => pngOf(65_535, 65_535), 'image/png', 422, 'file.damaged'],
    ['half an image', async () => (await picture('png')).subarray(0, 90), 'image/png', 422, 'file.damaged'],
    ['more than is allowed', () => heavyPng(640, 640), 'image/png', 413, 'file.too-large'],
  ]
  // shows B-5-029 for more than is allowed
  // shows B-5-031 for a PDF
  test.each(cases)('%s', async (_name, bytes, type, status, code) => {
    const before = [await messages(), await kept()]
    const { body } = await attach(user, order, await bytes(), type)
    expect(body).toMatchObject({ status, code })
    if (code === 'file.too-large') expect(body.values).toEqual({ allowedMb: 1 })
    expect([await messages(), await kept()]).toEqual(before)
  })

  test('a stranger’s image is refused before it is read, decoded or kept', async () => {
    const before = await kept()
    const stranger = await market.player(8)
    expect((await attach(stranger, order, Buffer.alloc(3 * 1024 * 1024))).body.code).toBe('order.missing')
    expect((await attach(stranger, order, await picture('png'))).status).toBe(404)
    expect(await kept()).toEqual(before)
  })

  // shows A-5-057, B-5-029, B-9-009
  test('the limit is the configured one: what 1 MB refuses, 2 MB accepts', async () => {
    const wide = await startMarket({ UPLOAD_MAX_MB: '2' })
    try {
      const person = await wide.player(7)
      const image = await heavyPng(640, 640)
      expect(image.length).toBeGreaterThan(1024 * 1024)
      expect((await attach(person, await placeOrder(person), image)).status).toBe(200)
      const { upload } = (await wide.call('GET', '/api/config')).body
      expect(upload).toMatchObject({ allowedMaxSize: 2 })
      expect((await market.call('GET', '/api/config')).body.upload).toEqual({
        allowedMaxSize: 1,
        allowedMimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
      })
    } finally {
      await wide.close()
    }
  })
})

describe('forms that are none', () => {
  const boundary = 'surety'
  const part = (headers: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${body}\r\n`
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const send = (body: string, headers = type) => user.call('POST', `/api/orders/${order}/attachment`, body, headers)

  test.each([
    ['no parts', `--${boundary}--\r\n`],
    ['no boundary in it', 'hello'],
    ['a field twice', `${part('name="orderId"', 'a')}${part('name="orderId"', 'b')}--${boundary}--\r\n`],
    ['an unknown field', `${part('name="isSuper"', 'true')}--${boundary}--\r\n`],
    ['a field that is too long', `${part('name="senderId"', 'x'.repeat(5_000))}--${boundary}--\r\n`],
    ['__proto__', `${part('name="__proto__"', 'x')}--${boundary}--\r\n`],
    ['a text for the file', `${part('name="attachment"', 'x')}--${boundary}--\r\n`],
    ['a file under another name', `${part('name="other"; filename="a.png"', 'x')}--${boundary}--\r\n`],
    ['an end in the middle', part('name="attachment"; filename="a.png"', 'x').slice(0, -4)],
  ])('%s', async (_name, body) => {
    expect((await send(body)).body).toMatchObject({ status: 400, code: 'request.invalid' })
  })

  test('10,000 parts, or two files', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => part(`name="f${i}"`, 'x')).join('')
    expect((await send(`${many}--${boundary}--\r\n`)).status).toBe(413)
    const file = part('name="attachment"; filename="a.png"', 'x')
    expect((await send(`${file}${file}--${boundary}--\r\n`)).status).toBe(413)
  })

  test('JSON is no form, and a form is no JSON', async () => {
    expect((await user.call('POST', `/api/orders/${order}/attachment`, {})).status).toBe(415)
    const form = new FormData()
    form.set('text', 'Hello')
    expect((await user.call('POST', `/api/orders/${order}/messages`, form)).status).toBe(415)
  })

  test('one without an end is cut off at the limit', async () => {
    const { port, host } = new URL(market.url)
    const socket = connect(Number(port), '127.0.0.1')
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/orders/${order}/attachment HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${user.tokens.accessToken}\r\n` +
        `Content-Type: ${type['content-type']}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
    socket.write(chunk(`--${boundary}\r\nContent-Disposition: form-data; name="attachment"; filename="a"\r\n\r\n`))
    const block = chunk('x'.repeat(64 * 1024))
    let sent = 0
    // However slow this machine is: it goes on until the server has had enough.
    while (!socket.destroyed && sent < 4_000) {
      sent += 1
      if (!socket.write(block)) await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))])
    }
    await closed
    expect(sent).toBeLessThan(4_000)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect((await market.call('GET', '/healthz')).status).toBe(200)
  })
})
