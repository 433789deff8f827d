import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('what is remembered of a channel is all of it or nothing, however much was forgotten', () => {
  const channels = fc.constantFrom('a', 'b', 'c')
  const steps = fc.array(fc.tuple(channels, fc.integer({ min: 1, max: 3 })), { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), steps, channels, fc.nat(80), (most, published, wanted, offset) => {
      const recent = new Recent(most)
      recent.begin(10, [])
      let newest = 10
      const all = published.map(([channel, step]) => {
        newest += step
        const publication = { offset: newest, data: { newest } }
        recent.add(channel, publication)
        // What could not be carried out is carried out again.
        recent.add(channel, publication)
        return { channel, ...publication }
      })
      const known = recent.after(wanted, offset)
      const missed = all.filter((each) => each.channel === wanted && each.offset > offset)
      if (known) expect(known.map((each) => each.offset)).toEqual(missed.map((each) => each.offset))
      // Nobody who was away for fewer messages than are remembered is sent to the database.
      else expect(offset < 10 || all.filter((each) => each.offset > offset).length > most).toBe(true)
    }),
  )
})

test('before it has begun it knows nothing', () => {
  const recent = new Recent(10)
  recent.add('a', { offset: 5, data: {} })
  expect(recent.after('a', 4)).toBeNull()
})

test('an event that is told on several channels is remembered on each, once', () => {
  const recent = new Recent(10)
  recent.begin(4, [])
  for (const channel of ['a', 'b', 'a', 'b']) recent.add(channel, { offset: 5, data: {} })
  for (const channel of ['a', 'b']) expect(recent.after(channel, 4)).toEqual([{ offset: 5, data: {} }])
})
