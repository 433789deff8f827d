import { beforeEach, describe, expect, test, vi } from 'vitest'
import { place, read } from '#api/orders.ts'
import { login, nonce, refreshToken } from '#api/users.ts'
import { call } from './call.ts'
import { CallFault } from './fault.ts'
import { type Identity, installIdentity } from './identity.ts'

const id = '0190a0a0-0000-7000-8000-000000000000'
const answers: Response[] = []
const sent: { path: string; token: string | null; body: unknown }[] = []

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function loggedIn(over: Partial<Identity> = {}) {
  let token = 'old'
  const renew = vi.fn(async (used: string) => {
    token = `${used}-renewed`
    return 'renewed' as const
  })
  const end = vi.fn()
  installIdentity({ token: () => token, renew, end, room: () => null, ...over })
  return { renew, end }
}

beforeEach(() => {
  answers.length = 0
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null
    sent.push({ path, token: new Headers(init.headers).get('authorization'), body })
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return answer
  })
})

describe('a call', () => {
  test('fills path, query and body, and carries the token', async () => {
    loggedIn()
    answers.push(json(200, { nonce: 'n' }), json(200, { order: { id } }))
    await call(nonce, { params: { addr: '0x a/b' }, query: { chainId: 5 } })
    await call(place, { body: { offer_id: id } })
    expect(sent).toEqual([
      { path: '/api/users/0x%20a%2Fb/nonce?chainId=5', token: 'Bearer old', body: null },
      { path: '/api/orders/place', token: 'Bearer old', body: { offer_id: id } },
    ])
  })

  test('answers with the reply', async () => {
    loggedIn()
    answers.push(json(200, { nonce: 'sign me' }))
    expect(await call(nonce, { params: { addr: '0x1' } })).toEqual({ nonce: 'sign me' })
  })

  test('throws the refusal with its status and code', async () => {
    loggedIn()
    answers.push(json(409, { type: 'about:blank', title: 'No', status: 409, code: 'order.changed' }))
    const fault = await call(read, { params: { id } }).catch((thrown: unknown) => thrown)
    expect(fault).toBeInstanceOf(CallFault)
    expect(fault).toMatchObject({ status: 409, problem: { code: 'order.changed' } })
  })

  test('throws status 0 when no answer comes, or none that can be read', async () => {
    loggedIn()
    await expect(call(read, { params: { id } })).rejects.toMatchObject({ status: 0, problem: null })
    answers.push(new Response('<html>', { status: 200 }))
    await expect(call(read, { params: { id } })).rejects.toMatchObject({ status: 0 })
  })
})

describe('a 401', () => {
  test('leads to one renewal and one retry with the new token', async () => {
    const { renew, end } = loggedIn()
    answers.push(json(401, {}), json(200, { ok: true }))
    expect(await call(read, { params: { id } })).toEqual({ ok: true })
    expect(renew).toHaveBeenCalledExactlyOnceWith('old')
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer old-renewed'])
    expect(end).not.toHaveBeenCalled()
  })

  test('again after the renewal ends the session', async () => {
    const { renew, end } = loggedIn()
    answers.push(json(401, {}), json(401, {}))
    await expect(call(read, { params: { id } })).rejects.toMatchObject({ status: 401 })
    expect(renew).toHaveBeenCalledOnce()
    expect(end).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(2)
  })

  test('whose renewal is refused ends the session without a retry', async () => {
    const { end } = loggedIn({ renew: async () => 'refused' })
    answers.push(json(401, {}))
    await expect(call(read, { params: { id } })).rejects.toMatchObject({ status: 401 })
    expect(end).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(1)
  })

  test('while the server cannot renew for a moment ends nothing', async () => {
    const { end } = loggedIn({ renew: async () => 'unreachable' })
    answers.push(json(401, {}))
    await expect(call(read, { params: { id } })).rejects.toMatchObject({ status: 401 })
    expect(end).not.toHaveBeenCalled()
  })

  test('of a visitor leads home without any renewal', async () => {
    const { renew, end } = loggedIn({ token: () => null })
    answers.push(json(401, {}))
    await expect(call(read, { params: { id } })).rejects.toMatchObject({ status: 401 })
    expect(renew).not.toHaveBeenCalled()
    expect(end).toHaveBeenCalledOnce()
  })

  test.each([
    ['the login', () => call(login, { body: { addr: '0x1', sign: '0x00' } })],
    ['the token refresh', () => call(refreshToken, { body: { refreshToken: 'r' } })],
  ])('of %s is an answer: no token, no renewal, no end', async (_, make) => {
    const { renew, end } = loggedIn()
    answers.push(json(401, {}))
    await expect(make()).rejects.toMatchObject({ status: 401 })
    expect(sent[0]?.token).toBeNull()
    expect(renew).not.toHaveBeenCalled()
    expect(end).not.toHaveBeenCalled()
  })
})
