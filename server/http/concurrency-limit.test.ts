import { expect, test } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

test('so many for one person, so many in all; a place is free again however its work ended', async () => {
  const places = new ConcurrencyLimit(3, 2)
  const ends: (() => void)[] = []
  const slow = () => new Promise<string>((resolve) => ends.push(() => resolve('done')))
  const work = [places.during('ada', slow), places.during('ada', slow)]
  await expect(places.during('ada', slow)).rejects.toMatchObject({ code: 'service.busy' })
  work.push(places.during('grace', slow))
  await expect(places.during('joan', slow)).rejects.toMatchObject({ code: 'service.busy' })
  for (const end of ends) end()
  expect(await Promise.all(work)).toEqual(['done', 'done', 'done'])
  const failing = places.during('ada', () => Promise.reject(new Error('on its way')))
  await expect(failing).rejects.toThrow('on its way')
  for (const who of ['ada', 'ada', 'joan']) work.push(places.during(who, slow))
  expect(ends).toHaveLength(6)
})
