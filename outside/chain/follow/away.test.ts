import { expect, test } from 'vitest'
import { type Node, Stall } from './node.ts'
import { Nodes } from './nodes.ts'

test('nodes that go away one by one within a round end it as being away, never without a reason', async () => {
  const [first, second] = [{}, {}] as [Node, Node]
  const nodes = new Nodes([first, second], true)
  const without = (gone: Node) => (node: Node) =>
    node === gone ? Promise.reject(new Stall('away', 'no answer')) : Promise.resolve(node)
  expect(await Promise.all([nodes.each(without(first)), nodes.each(without(second))])).toEqual([[second], [first]])
  expect(nodes.away).toBe(2)
  await expect(nodes.each((node) => Promise.resolve(node))).rejects.toMatchObject({ name: 'Stall', reason: 'away' })
  nodes.begin()
  expect(await nodes.each((node) => Promise.resolve(node))).toEqual([first, second])
})
