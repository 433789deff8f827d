import {
  type Branch,
  branchWidth,
  idsOf,
  isJoined,
  type Leaf,
  leafWidth,
  type Node,
  newBranch,
  newLeaf,
  putIn,
  splitBranch,
  splitLeaf,
  sum,
  takeOut,
} from './ladder-nodes.ts'

/** How entries of a ladder are told apart and ordered; ids are the owner's, keys are what is searched by. */
export interface LadderOrder {
  key(id: number): number
  /** Whether `a` stands before `b`: by the greater key, and so that no two entries are equal. */
  isBefore(a: number, b: number): boolean
}

/**
 * What a search asks of an entry: a key within [low, high], and free capacity (USD) of at least
 * max(base, slope × key − slack, inverse ÷ key), which rises with the key or falls with it.
 */
export interface Sought {
  readonly low: number
  readonly high: number
  readonly base: number
  readonly slope: number
  readonly slack: number
  readonly inverse: number
}

/** By which figure the largest entry is looked for: its free capacity, or that for each unit of its key (its reach). */
export type Measure = 'free' | 'reach'

/**
 * Entries in order, the greatest key first, each with its free capacity: a B+ tree in which every node knows the most below it.
 * Finding, ranking and changing an entry costs the logarithm of how many there are. Both figures are doubles and approximate:
 * they say where to look, and the owner judges what is found exactly.
 */
export class Ladder {
  readonly #order: LadderOrder
  readonly #floor: number
  #root: Node = newLeaf()

  /** A key counts as `floor` at least when the reach of its entry is told. */
  constructor(order: LadderOrder, floor: number) {
    this.#order = order
    this.#floor = floor
  }

  get size(): number {
    return this.#root.count
  }

  /** Puts an entry in that is not in yet. */
  add(id: number, free: number): void {
    const right = this.#insert(this.#root, id, free)
    if (!right) return
    this.#root = newBranch([this.#root, right])
    sum(this.#root, this.#floor)
  }

  /** Takes an entry out that is in, by the key and order that it was put in with. */
  remove(id: number): void {
    this.#delete(this.#root, id)
    while (this.#root.children?.length === 1) this.#root = this.#root.children[0] as Node
  }

  /** Sets the free capacity of an entry that is in. */
  setFree(id: number, free: number): void {
    this.#update(this.#root, id, free)
  }

  /** Every entry, in order. */
  ids(): Generator<number, void> {
    return idsOf(this.#root)
  }

  /** The first entry behind `after` (from the start: null) that has what is sought; -1 when there is none. */
  next(sought: Sought, after: number | null): number {
    return this.#find(this.#root, sought, after)
  }

  /** How many entries with free capacity have a key within [low, high]. */
  open(low: number, high: number): number {
    return countOpen(this.#root, low, high)
  }

  /** The entry with the greatest measure among those with a key within [low, high] that `isOut` does not rule out; -1: none. */
  most(measure: Measure, low: number, high: number, isOut: (id: number) => boolean): number {
    const best = { id: -1, value: 0 }
    seekMost(this.#root, { measure, floor: this.#floor, low, high, isOut, best })
    return best.id
  }

  #insert(node: Node, id: number, free: number): Node | null {
    const right = node.children ? this.#insertBelow(node, id, free) : this.#insertHere(node, id, free)
    sum(node, this.#floor)
    if (right) sum(right, this.#floor)
    return right
  }

  #insertBelow(branch: Branch, id: number, free: number): Node | null {
    const at = this.#childOf(branch, id)
    const right = this.#insert(branch.children[at] as Node, id, free)
    if (right) branch.children.splice(at + 1, 0, right)
    return branch.children.length > branchWidth ? splitBranch(branch) : null
  }

  #insertHere(leaf: Leaf, id: number, free: number): Node | null {
    const at = this.#positionIn(leaf, id)
    const entry = { id, key: this.#order.key(id), free }
    const right = leaf.count === leafWidth ? splitLeaf(leaf, at) : null
    if (right && (at > leaf.count || leaf.count === leafWidth)) putIn(right, at - leaf.count, entry)
    else putIn(leaf, at, entry)
    return right
  }

  #delete(node: Node, id: number): void {
    if (node.children) {
      const at = this.#childOf(node, id)
      this.#delete(node.children[at] as Node, id)
      this.#mendChild(node, at)
    } else {
      takeOut(node, this.#placeOf(node, id))
    }
    sum(node, this.#floor)
  }

  /** Joins a child that has become small with one beside it, and drops one that is empty. */
  #mendChild({ children }: Branch, at: number): void {
    if (children[at]?.count === 0) {
      if (children.length > 1) children.splice(at, 1)
      return
    }
    for (const left of [at - 1, at]) {
      const [a, b] = [children[left], children[left + 1]]
      if (!a || !b || !isJoined(a, b)) continue
      sum(a, this.#floor)
      children.splice(left + 1, 1)
      return
    }
  }

  /** Updates an entry's free capacity. Returns whether the node's summary changed: if not, no summary above it does. */
  #update(node: Node, id: number, free: number): boolean {
    const { open, mostFree, mostReach } = node
    if (node.children) {
      if (!this.#update(node.children[this.#childOf(node, id)] as Node, id, free)) return false
    } else {
      node.figures[2 * this.#placeOf(node, id) + 1] = free
    }
    sum(node, this.#floor)
    return node.open !== open || node.mostFree !== mostFree || node.mostReach !== mostReach
  }

  /** The child below which an entry is or belongs: the last that does not begin behind it. */
  #childOf({ children }: Branch, id: number): number {
    const key = this.#order.key(id)
    let [low, high] = [0, children.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      const { greatestKey, first } = children[middle] as Node
      const isBehind = greatestKey < key || (greatestKey === key && this.#order.isBefore(id, first))
      if (isBehind) high = middle - 1
      else low = middle
    }
    return low
  }

  /** Where an entry is in a leaf, or belongs. */
  #positionIn({ ids, figures, count }: Leaf, id: number): number {
    const key = this.#order.key(id)
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >> 1
      const there = figures[2 * middle] as number
      const isBefore = there > key || (there === key && this.#order.isBefore(ids[middle] as number, id))
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }

  #placeOf(leaf: Leaf, id: number): number {
    const at = this.#positionIn(leaf, id)
    if (at >= leaf.count || leaf.ids[at] !== id) throw new Error(`option ${id} is not where its price belongs`)
    return at
  }

  #find(node: Node, sought: Sought, after: number | null): number {
    if (!mayHold(node, sought)) return -1
    if (!node.children) return findIn(node, sought, after === null ? 0 : this.#behind(node, after))
    const from = after === null ? 0 : this.#childOf(node, after)
    for (let at = from; at < node.children.length; at++) {
      const id = this.#find(node.children[at] as Node, sought, at === from ? after : null)
      if (id >= 0) return id
    }
    return -1
  }

  #behind(leaf: Leaf, id: number): number {
    const at = this.#positionIn(leaf, id)
    return leaf.ids[at] === id ? at + 1 : at
  }
}

function mayHold(node: Node, { low, high, base, slope, slack, inverse }: Sought): boolean {
  if (node.open === 0 || node.leastKey > high || node.greatestKey < low) return false
  const { mostFree } = node
  return mostFree >= base && mostFree >= slope * node.leastKey - slack && mostFree >= inverse / node.greatestKey
}

function findIn({ ids, figures, count }: Leaf, sought: Sought, from: number): number {
  const { low, high, base, slope, slack, inverse } = sought
  for (let at = from; at < count; at++) {
    const key = figures[2 * at] as number
    if (key < low) return -1
    const free = figures[2 * at + 1] as number
    if (key > high || free < base || free <= 0) continue
    if (free >= slope * key - slack && free >= inverse / key) return ids[at] as number
  }
  return -1
}

function countOpen(node: Node, low: number, high: number): number {
  if (node.open === 0 || node.leastKey > high || node.greatestKey < low) return 0
  if (node.leastKey >= low && node.greatestKey <= high) return node.open
  let count = 0
  if (node.children) {
    for (const child of node.children) count += countOpen(child, low, high)
    return count
  }
  for (let at = 0; at < node.count; at++) {
    const key = node.figures[2 * at] as number
    if (key >= low && key <= high && (node.figures[2 * at + 1] as number) > 0) count++
  }
  return count
}

interface Seek {
  readonly measure: Measure
  readonly floor: number
  readonly low: number
  readonly high: number
  readonly isOut: (id: number) => boolean
  readonly best: { id: number; value: number }
}

function mostOf(node: Node, measure: Measure): number {
  return measure === 'free' ? node.mostFree : node.mostReach
}

function seekMost(node: Node, seek: Seek): void {
  const { low, high, measure, best } = seek
  if (mostOf(node, measure) <= best.value || node.leastKey > high || node.greatestKey < low) return
  if (!node.children) {
    seekMostIn(node, seek)
    return
  }
  // The most promising first, so that little else is looked at.
  let top: Node | null = null
  for (const child of node.children) {
    if (child.leastKey > high || child.greatestKey < low) continue
    if (!top || mostOf(child, measure) > mostOf(top, measure)) top = child
  }
  if (top) seekMost(top, seek)
  for (const child of node.children) if (child !== top) seekMost(child, seek)
}

function seekMostIn({ ids, figures, count }: Leaf, { measure, floor, low, high, isOut, best }: Seek): void {
  for (let at = 0; at < count; at++) {
    const [key, free] = [figures[2 * at] as number, figures[2 * at + 1] as number]
    const value = measure === 'free' ? free : free / Math.max(key, floor)
    if (value <= best.value || key < low || key > high || isOut(ids[at] as number)) continue
    best.value = value
    best.id = ids[at] as number
  }
}
