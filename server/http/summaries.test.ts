import { expect, test } from 'vitest'
import { summaries } from '#api/summaries.ts'
import { routes } from './routes.ts'

test('each endpoint has a summary, and each summary an endpoint', () => {
  const served = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(Object.keys(summaries).toSorted()).toEqual(served.toSorted())
  for (const summary of Object.values(summaries)) expect(summary).toMatch(/^[A-Z].+\.$/)
})
