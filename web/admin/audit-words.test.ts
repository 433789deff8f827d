import { describe, expect, test } from 'vitest'
import { namesOf } from '#web/session/names.ts'
import { actionWords, changesOf, placeOf, targetWords } from './audit-words.ts'

const addr = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const picture = `${'0123abcd'.repeat(8)}.png`

describe('a record of the audit', () => {
  test.each([
    [{ isBanned: false, isSuper: false }, { isBanned: true }, ['banned: no → yes']],
    [{ isBanned: false, isSuper: false }, { isBanned: false, isSuper: true }, ['super: no → yes']],
    [{ moderationStatus: 'pending' }, { moderationStatus: 'approved' }, ['moderation status: pending → approved']],
    [{ assignee: null }, { assignee: addr }, [`assignee: none → ${addr}`]],
    [null, { usd: '12.5', to: { agent: '1' } }, ['usd: 12.5', 'to: {"agent":"1"}']],
    [{ cg: '2026-11-21T10:00:00Z' }, null, ['cg: 2026-11-21T10:00:00Z']],
    [null, 'once', ['value: once']],
    [{ owedUsd: '0.216840' }, { owedUsd: '0.206840', paymentId: id }, ['owed: 0.21684\u00a0USD → 0.20684\u00a0USD']],
    [null, { id, scope: 'pair', reason: 'Its nodes disagree.' }, ['scope: pair', 'reason: Its nodes disagree.']],
    [null, null, []],
  ])('says what became of %j by %j', (before, after, expected) => {
    expect(changesOf({ before, after })).toEqual(expected)
  })

  test.each([
    ['users.save', addr, `/admin/users/${addr}`],
    ['agents.moderate', addr, `/admin/peers/${addr}`],
    ['orders.changeStatus', id, `/admin/orders/${id}`],
    ['messages.read', id, `/admin/orders/${id}`],
    ['files.read', id, null],
    ['prices.update', 'prices', '/admin/prices'],
    ['dues.book', addr, `/admin/peers/${addr}`],
    ['halts.make', 'LOCAL/USDT>SEPA/EUR', '/admin/halts'],
    ['posts.save', id, `/admin/blog/${id}`],
    ['posts.upload', picture, null],
    ['some.thing', 'else', null],
  ])('%s of %s leads to its page', (action, target, place) => {
    expect(placeOf({ action, target })).toBe(place)
  })

  test.each([
    ['users.save', addr, '0x5aAe…eAed'],
    ['orders.read', id, '9A8-057'],
    ['posts.upload', picture, '0123abcd….png'],
    ['prices.update', 'prices', 'prices'],
    ['halts.make', 'market', 'The whole market'],
    ['halts.make', 'LOCAL', 'Local chain'],
    ['halts.lift', 'LOCAL/USDT>CASH/EUR', 'USDT on Local chain → EUR in cash'],
  ])('%s names %s as the pages do: %s', (action, target, words) => {
    const networkMap = { LOCAL: { name: 'Local chain', isFiat: false }, CASH: { name: 'Cash', isFiat: true } }
    const names = namesOf({ networkMap, currencyMap: {}, orderStatusesMap: {} } as never)
    expect(targetWords({ action, target }, names)).toBe(words)
  })

  test('is told in words, or by its name where there are none', () => {
    expect(actionWords('users.save')).toBe('Changed a user')
    expect(actionWords('some.thing')).toBe('some.thing')
  })
})
