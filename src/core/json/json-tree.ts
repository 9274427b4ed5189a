import type { JsonKind, JsonValue } from '#core/json/json-value.ts'
import type { JsonPath } from '#core/json/json-path.ts'

/** A value of a tree: one that is there, or a container whose children are made when they are looked at. */
export type TreeValue = JsonValue | LazyContainer

export interface LazyContainer {
  readonly kind: 'lazy'
  readonly shape: 'array' | 'object'
  readonly size: number
  /** For positions from 0 below `size`. */
  child(position: number): TreeChild
}

export interface TreeChild {
  /** A member's name, or a position in a list. */
  name: string | number
  value: TreeValue
}

/** A visible line of a tree. */
export interface TreeLine extends TreeChild {
  depth: number
  isOpen: boolean
  /** Children of a container; 0 for anything else. */
  size: number
}

/**
 * The open and closed containers of one value, and the lines that are visible because of them. Only
 * open containers cost memory, so a list of millions of items is a tree as well.
 */
export interface JsonTree {
  readonly lineCount: number
  /** The visible lines [from, to), as far as there are any. */
  lines(from: number, to: number): TreeLine[]
  /** Opens or closes the container on a line; nothing happens on any other line. */
  toggle(line: number): void
  /** Opens everything, the outermost first, until `maxLines` are visible. False when that was not all. */
  openAll(maxLines: number): boolean
  closeAll(): void
  /** The way from the root to the value on a line. */
  pathOf(line: number): JsonPath
  /** The line of a value, everything around it opened; by positions, not names. */
  reveal(positions: readonly number[]): number
  /** The line of what holds the line's value, or null on the outermost level. */
  parentOf(line: number): number | null
}

/** A container with visible children. */
interface Open {
  readonly value: TreeValue
  readonly size: number
  /** Positions of its open children, ascending, and those children. */
  readonly positions: number[]
  readonly children: Open[]
  /** Visible lines inside of it. */
  lines: number
}

interface Step {
  open: Open
  /** The child the next line stands for. */
  position: number
  /** The first open child at or behind `position`. */
  next: number
}

/** Creates the tree of a value, its root open. The root itself is no line: its children are. */
export function createJsonTree(root: TreeValue): JsonTree {
  let top = createOpen(root)
  return {
    get lineCount() {
      return top.lines
    },
    lines: (from, to) => readLines(top, from, to),
    toggle(line) {
      toggle(wayTo(top, line) ?? [])
    },
    openAll(maxLines) {
      top = createOpen(root)
      return openAll(top, maxLines)
    },
    closeAll() {
      top = createOpen(root)
    },
    pathOf: (line) =>
      (wayTo(top, line) ?? []).map(({ open, position }) => childOf(open.value, position).name),
    reveal: (positions) => reveal(top, positions),
    parentOf(line) {
      const way = wayTo(top, line)
      if (!way || way.length < 2) return null
      return reveal(
        top,
        way.slice(0, -1).map(({ position }) => position),
      )
    },
  }
}

/** The way to a line: the last step stands on it. Null where there is no such line. */
function wayTo(top: Open, line: number): Step[] | null {
  let left = line
  const way: Step[] = [{ open: top, position: 0, next: 0 }]
  for (;;) {
    const step = way.at(-1)
    if (!step) return null
    const child = step.open.children[step.next]
    const until = step.open.positions[step.next] ?? step.open.size
    if (left < until - step.position) {
      step.position += left
      return way
    }
    left -= until - step.position
    step.position = until
    if (!child) return null
    if (left === 0) return way
    left -= 1
    if (left < child.lines) {
      way.push({ open: child, position: 0, next: 0 })
    } else {
      left -= child.lines
      step.position += 1
      step.next += 1
    }
  }
}

/** The visible lines [from, to), as far as there are any. */
function readLines(top: Open, from: number, to: number): TreeLine[] {
  const lines: TreeLine[] = []
  const way = from < top.lines ? wayTo(top, from) : null
  // Above the line, the way stands on children whose own lines are behind us already.
  for (const step of way?.slice(0, -1) ?? []) {
    step.position += 1
    step.next += 1
  }
  while (way && lines.length < to - from) {
    const step = way.at(-1)
    if (!step) break
    if (step.position >= step.open.size) {
      way.pop()
      continue
    }
    const child = childOf(step.open.value, step.position)
    const opened =
      step.open.positions[step.next] === step.position
        ? (step.open.children[step.next] ?? null)
        : null
    lines.push({
      ...child,
      depth: way.length - 1,
      isOpen: opened !== null,
      size: sizeOf(child.value),
    })
    step.position += 1
    if (opened) {
      step.next += 1
      way.push({ open: opened, position: 0, next: 0 })
    }
  }
  return lines
}

/** Opens or closes the container that a way ends at. */
function toggle(way: readonly Step[]): void {
  const step = way.at(-1)
  if (!step) return
  const opened = step.open.children[step.next]
  if (opened && step.open.positions[step.next] === step.position) {
    step.open.positions.splice(step.next, 1)
    step.open.children.splice(step.next, 1)
    grow(way, -opened.lines)
  } else if (sizeOf(childOf(step.open.value, step.position).value) > 0) {
    openChild(way, step)
  }
}

function grow(way: readonly Step[], lines: number): void {
  for (const { open } of way) open.lines += lines
}

function openChild(way: readonly Step[], step: Step): void {
  const opened = createOpen(childOf(step.open.value, step.position).value)
  step.open.positions.splice(step.next, 0, step.position)
  step.open.children.splice(step.next, 0, opened)
  grow(way, opened.lines)
}

/** Opens everything in a container that has nothing open. False when that was not all. */
function openAll(top: Open, maxLines: number): boolean {
  // Level by level, so that a limit leaves the innermost ones closed.
  let level: { open: Open; way: Open[] }[] = [{ open: top, way: [top] }]
  while (level.length > 0) {
    const inner: typeof level = []
    for (const { open, way } of level) {
      for (let position = 0; position < open.size; position += 1) {
        const { value } = childOf(open.value, position)
        const size = sizeOf(value)
        if (size === 0) continue
        if (top.lines + size > maxLines) return false
        const child = createOpen(value)
        open.positions.push(position)
        open.children.push(child)
        for (const outer of way) outer.lines += size
        inner.push({ open: child, way: [...way, child] })
      }
    }
    level = inner
  }
  return true
}

function reveal(top: Open, positions: readonly number[]): number {
  const way: Step[] = []
  let line = 0
  let open = top
  positions.forEach((position, depth) => {
    let next = 0
    let before = position
    for (; (open.positions[next] ?? Infinity) < position; next += 1) {
      before += open.children[next]?.lines ?? 0
    }
    const step = { open, position, next }
    way.push(step)
    line += before + (depth > 0 ? 1 : 0)
    if (depth === positions.length - 1) return
    if (open.positions[next] !== position) openChild(way, step)
    open = open.children[next] ?? open
  })
  return line
}

/** Children of a value; 0 for what is no container. */
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

/** The kind a value has, or will have once it is made. */
export const shapeOf = (value: TreeValue): JsonKind =>
  value.kind === 'lazy' ? value.shape : value.kind

/** Throws for a position that is not in the value. */
export function childOf(value: TreeValue, position: number): TreeChild {
  const child =
    value.kind === 'lazy'
      ? value.child(position)
      : value.kind === 'array'
        ? named(position, value.items[position])
        : value.kind === 'object'
          ? value.members[position]
          : undefined
  if (!child) throw new RangeError(`No child at position ${position}`)
  return child
}

const named = (name: number, value: JsonValue | undefined) => value && { name, value }

function createOpen(value: TreeValue): Open {
  const size = sizeOf(value)
  return { value, size, positions: [], children: [], lines: size }
}
