import { membersOf, type JsonKind, type JsonValue } from '#core/json/json-value.ts'
import type { JsonPath } from '#core/json/json-path.ts'

/** A value of a tree: a JSON value, or a container whose children are created on demand. */
export type TreeValue = JsonValue | LazyContainer

export interface LazyContainer {
  readonly kind: 'lazy'
  readonly shape: 'array' | 'object'
  readonly size: number
  /** `position` is from 0 to `size` - 1. */
  child(position: number): TreeChild
}

export interface TreeChild {
  /** A member name, or an array index. */
  name: string | number
  value: TreeValue
}

export interface TreeLine extends TreeChild {
  depth: number
  isOpen: boolean
  /** Children of a container; 0 for anything else. */
  size: number
}

/**
 * The expanded state of a value's containers, and the resulting visible lines. Only open containers use
 * memory, so the tree can show a list of millions of items.
 */
export interface JsonTree {
  readonly lineCount: number
  /** The visible lines from `from` to before `to`; fewer at the end. */
  lines(from: number, to: number): TreeLine[]
  /** Opens or closes the container on a line; does nothing for other lines. */
  toggle(line: number): void
  /** Opens all containers, outermost first, up to `maxLines` visible lines. False if not all were opened. */
  openAll(maxLines: number): boolean
  closeAll(): void
  pathOf(line: number): JsonPath
  /** Opens all ancestors of the value at these child positions, and returns its line. */
  reveal(positions: readonly number[]): number
  /** The line of the parent; null on the outermost level. */
  parentOf(line: number): number | null
}

/** A container with visible children. */
interface OpenContainer {
  readonly value: TreeValue
  readonly size: number
  /** Positions of the open children, ascending. */
  readonly positions: number[]
  /** The open children, in the same order. */
  readonly children: OpenContainer[]
  /** Number of visible lines inside. */
  lineCount: number
}

interface Step {
  open: OpenContainer
  /** The child on the next line. */
  position: number
  /** Index (in `open.children`) of the first open child at or after `position`. */
  nextOpen: number
}

/** Creates the tree of a value with its root open. The root itself has no line. */
export function createJsonTree(root: TreeValue): JsonTree {
  let top = createOpen(root)
  return {
    get lineCount() {
      return top.lineCount
    },
    lines: (from, to) => readLines(top, from, to),
    toggle(line) {
      toggle(findPath(top, line) ?? [])
    },
    openAll(maxLines) {
      top = createOpen(root)
      return openAll(top, maxLines)
    },
    closeAll() {
      top = createOpen(root)
    },
    pathOf: (line) =>
      (findPath(top, line) ?? []).map(({ open, position }) => childOf(open.value, position).name),
    reveal: (positions) => reveal(top, positions),
    parentOf(line) {
      const path = findPath(top, line)
      if (!path || path.length < 2) return null
      return reveal(
        top,
        path.slice(0, -1).map(({ position }) => position),
      )
    },
  }
}

/** The steps from the root to a line, which is the last step; null if there is no such line. */
function findPath(top: OpenContainer, line: number): Step[] | null {
  let remaining = line
  const path: Step[] = [{ open: top, position: 0, nextOpen: 0 }]
  for (;;) {
    const step = path.at(-1)
    if (!step) return null
    const child = step.open.children[step.nextOpen]
    const until = step.open.positions[step.nextOpen] ?? step.open.size
    if (remaining < until - step.position) {
      step.position += remaining
      return path
    }
    remaining -= until - step.position
    step.position = until
    if (!child) return null
    if (remaining === 0) return path
    remaining -= 1
    if (remaining < child.lineCount) {
      path.push({ open: child, position: 0, nextOpen: 0 })
    } else {
      remaining -= child.lineCount
      step.position += 1
      step.nextOpen += 1
    }
  }
}

function readLines(top: OpenContainer, from: number, to: number): TreeLine[] {
  const lines: TreeLine[] = []
  const path = from < top.lineCount ? findPath(top, from) : null
  // The lines of the ancestors come before this one, so move on to their next children.
  for (const step of path?.slice(0, -1) ?? []) {
    step.position += 1
    step.nextOpen += 1
  }
  while (path && lines.length < to - from) {
    const step = path.at(-1)
    if (!step) break
    if (step.position >= step.open.size) {
      path.pop()
      continue
    }
    const child = childOf(step.open.value, step.position)
    const opened =
      step.open.positions[step.nextOpen] === step.position
        ? (step.open.children[step.nextOpen] ?? null)
        : null
    lines.push({
      ...child,
      depth: path.length - 1,
      isOpen: opened !== null,
      size: sizeOf(child.value),
    })
    step.position += 1
    if (opened) {
      step.nextOpen += 1
      path.push({ open: opened, position: 0, nextOpen: 0 })
    }
  }
  return lines
}

/** Opens or closes the container at the end of a path. */
function toggle(path: readonly Step[]): void {
  const step = path.at(-1)
  if (!step) return
  const opened = step.open.children[step.nextOpen]
  if (opened && step.open.positions[step.nextOpen] === step.position) {
    step.open.positions.splice(step.nextOpen, 1)
    step.open.children.splice(step.nextOpen, 1)
    grow(path, -opened.lineCount)
  } else if (sizeOf(childOf(step.open.value, step.position).value) > 0) {
    openChild(path, step)
  }
}

function grow(path: readonly Step[], lines: number): void {
  for (const { open } of path) open.lineCount += lines
}

function openChild(path: readonly Step[], step: Step): void {
  const opened = createOpen(childOf(step.open.value, step.position).value)
  step.open.positions.splice(step.nextOpen, 0, step.position)
  step.open.children.splice(step.nextOpen, 0, opened)
  grow(path, opened.lineCount)
}

/** Opens all containers inside `top`, which has no open children yet. False if `maxLines` was reached. */
function openAll(top: OpenContainer, maxLines: number): boolean {
  // Level by level, so that at the limit the innermost containers stay closed.
  let level: { open: OpenContainer; path: OpenContainer[] }[] = [{ open: top, path: [top] }]
  while (level.length > 0) {
    const inner: typeof level = []
    for (const { open, path } of level) {
      for (let position = 0; position < open.size; position += 1) {
        const { value } = childOf(open.value, position)
        const size = sizeOf(value)
        if (size === 0) continue
        if (top.lineCount + size > maxLines) return false
        const child = createOpen(value)
        open.positions.push(position)
        open.children.push(child)
        for (const outer of path) outer.lineCount += size
        inner.push({ open: child, path: [...path, child] })
      }
    }
    level = inner
  }
  return true
}

function reveal(top: OpenContainer, positions: readonly number[]): number {
  const path: Step[] = []
  let line = 0
  let open = top
  positions.forEach((position, depth) => {
    let nextOpen = 0
    let before = position
    for (; (open.positions[nextOpen] ?? Infinity) < position; nextOpen += 1) {
      before += open.children[nextOpen]?.lineCount ?? 0
    }
    const step = { open, position, nextOpen }
    path.push(step)
    line += before + (depth > 0 ? 1 : 0)
    if (depth === positions.length - 1) return
    if (open.positions[nextOpen] !== position) openChild(path, step)
    open = open.children[nextOpen] ?? open
  })
  return line
}

/** The number of children; 0 if the value is not a container. */
export function sizeOf(value: TreeValue): number {
  switch (value.kind) {
    case 'array':
      return value.items.length
    case 'object':
      return value.members.length
    case 'lazy':
      return value.size
    case 'boolean':
    case 'null':
    case 'number':
    case 'string':
      return 0
  }
}

export const shapeOf = (value: TreeValue): JsonKind =>
  value.kind === 'lazy' ? value.shape : value.kind

/** Throws if the position is out of range. */
export function childOf(value: TreeValue, position: number): TreeChild {
  if (value.kind === 'lazy') return value.child(position)
  const item = value.kind === 'array' ? value.items[position] : undefined
  const child = item ? { name: position, value: item } : membersOf(value)[position]
  if (!child) throw new RangeError(`No child at position ${position}`)
  return child
}

function createOpen(value: TreeValue): OpenContainer {
  const size = sizeOf(value)
  return { value, size, positions: [], children: [], lineCount: size }
}

/** The child positions from the root to a hit, as in `JsonTree.reveal`. */
export type JsonHit = readonly number[]

/**
 * Finds a text in member names and scalar values, ignoring case, in document order. Returns at most `maxHits`
 * hits; `count` is the number of all hits.
 */
export function searchJson(
  root: JsonValue,
  needle: string,
  maxHits: number,
): { hits: JsonHit[]; count: number } {
  const wanted = needle.toLowerCase()
  const hits: JsonHit[] = []
  let count = 0
  if (wanted === '') return { hits, count }

  // The container of each level, and the position of the next child to visit.
  const path: { value: JsonValue; next: number }[] = [{ value: root, next: 0 }]
  for (let level = path.at(-1); level; level = path.at(-1)) {
    const child = childAt(level.value, level.next)
    if (!child) {
      path.pop()
      continue
    }
    level.next += 1
    if (child.name.includes(wanted) || textOf(child.value).includes(wanted)) {
      count += 1
      if (hits.length < maxHits) hits.push(path.map(({ next }) => next - 1))
    }
    if (child.value.kind === 'array' || child.value.kind === 'object')
      path.push({ value: child.value, next: 0 })
  }
  return { hits, count }
}

function childAt(value: JsonValue, position: number): { name: string; value: JsonValue } | null {
  if (value.kind === 'array') {
    const item = value.items[position]
    return item ? { name: '', value: item } : null
  }
  const member = value.kind === 'object' ? value.members[position] : undefined
  return member ? { name: member.name.toLowerCase(), value: member.value } : null
}

function textOf(value: JsonValue): string {
  switch (value.kind) {
    case 'string':
      return value.value.toLowerCase()
    case 'number':
      return value.source.toLowerCase()
    case 'boolean':
      return String(value.value)
    case 'null':
      return 'null'
    case 'array':
    case 'object':
      return ''
  }
}
