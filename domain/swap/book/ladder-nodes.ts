/** A summary of everything below a node, by which a search skips it. */
interface Summary {
  /** Entries in all, and those with free capacity. */
  count: number
  open: number
  mostFree: number
  /** The most free capacity for each unit of the key. */
  mostReach: number
  greatestKey: number
  leastKey: number
  /** The id of the first entry. */
  first: number
}

/** Up to `leafWidth` entries in order. */
export interface Leaf extends Summary {
  readonly ids: Uint32Array
  /** Key and free capacity (USD) of each entry, one after the other. */
  readonly figures: Float64Array
  readonly children: null
}

/** Up to `branchWidth` nodes in order. */
export interface Branch extends Summary {
  readonly children: Node[]
}

export type Node = Leaf | Branch

export const leafWidth = 128
export const branchWidth = 32

const nothing: Summary = {
  count: 0,
  open: 0,
  mostFree: 0,
  mostReach: 0,
  greatestKey: 0,
  leastKey: 0,
  first: 0,
}

/** A leaf without entries. */
export function newLeaf(): Leaf {
  return { ...nothing, ids: new Uint32Array(leafWidth), figures: new Float64Array(2 * leafWidth), children: null }
}

/** A branch of these nodes, not summed yet. */
export function newBranch(children: Node[]): Branch {
  return { ...nothing, children }
}

/** Sums a node anew from what is directly below it; a key counts as `floor` at least where reach is told. */
export function sum(node: Node, floor: number): void {
  if (node.children) sumBranch(node)
  else sumLeaf(node, floor)
}

function sumLeaf(leaf: Leaf, floor: number): void {
  const { ids, figures, count } = leaf
  leaf.open = 0
  leaf.mostFree = 0
  leaf.mostReach = 0
  for (let at = 0; at < count; at++) {
    const free = figures[2 * at + 1] as number
    if (free <= 0) continue
    leaf.open++
    if (free > leaf.mostFree) leaf.mostFree = free
    const reach = free / Math.max(figures[2 * at] as number, floor)
    if (reach > leaf.mostReach) leaf.mostReach = reach
  }
  leaf.first = ids[0] as number
  leaf.greatestKey = figures[0] as number
  leaf.leastKey = figures[2 * Math.max(count - 1, 0)] as number
}

function sumBranch(branch: Branch): void {
  branch.count = 0
  branch.open = 0
  branch.mostFree = 0
  branch.mostReach = 0
  for (const child of branch.children) {
    branch.count += child.count
    branch.open += child.open
    if (child.mostFree > branch.mostFree) branch.mostFree = child.mostFree
    if (child.mostReach > branch.mostReach) branch.mostReach = child.mostReach
    branch.leastKey = child.leastKey
  }
  const [head] = branch.children as [Node]
  branch.first = head.first
  branch.greatestKey = head.greatestKey
}

/** Moves a part of a full leaf into a new one behind it: half, or nothing where entries come one behind the other (`at` its end). */
export function splitLeaf(leaf: Leaf, at: number): Leaf {
  const right = newLeaf()
  const kept = at === leaf.count ? leaf.count : leaf.count >> 1
  right.ids.set(leaf.ids.subarray(kept, leaf.count))
  right.figures.set(leaf.figures.subarray(2 * kept, 2 * leaf.count))
  right.count = leaf.count - kept
  leaf.count = kept
  return right
}

/** Moves the later half of a branch into a new one behind it, not summed yet. */
export function splitBranch(branch: Branch): Branch {
  return newBranch(branch.children.splice(branch.children.length >> 1))
}

/** Puts an entry into a leaf that has a place left. */
export function putIn(leaf: Leaf, at: number, entry: { id: number; key: number; free: number }): void {
  leaf.ids.copyWithin(at + 1, at, leaf.count)
  leaf.figures.copyWithin(2 * at + 2, 2 * at, 2 * leaf.count)
  leaf.ids[at] = entry.id
  leaf.figures[2 * at] = entry.key
  leaf.figures[2 * at + 1] = entry.free
  leaf.count++
}

/** Takes an entry out of a leaf. */
export function takeOut(leaf: Leaf, at: number): void {
  leaf.ids.copyWithin(at, at + 1, leaf.count)
  leaf.figures.copyWithin(2 * at, 2 * at + 2, 2 * leaf.count)
  leaf.count--
}

/** Moves all of `b`, which stands behind `a`, into `a` where both fit well; returns whether it did. */
export function isJoined(a: Node, b: Node): boolean {
  if (a.children && b.children) {
    if (a.children.length + b.children.length > branchWidth >> 1) return false
    a.children.push(...b.children)
    return true
  }
  if (a.children || b.children || a.count + b.count > leafWidth >> 1) return false
  a.ids.set(b.ids.subarray(0, b.count), a.count)
  a.figures.set(b.figures.subarray(0, 2 * b.count), 2 * a.count)
  a.count += b.count
  return true
}

/** Every entry below a node, in order. */
export function* idsOf(node: Node): Generator<number, void> {
  if (node.children) for (const child of node.children) yield* idsOf(child)
  else yield* node.ids.subarray(0, node.count)
}
