import { onBeforeUnmount, ref, shallowRef, watch, type Ref } from 'vue'
import type { JsonHit } from '#core/json/json-tree.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import type { Part, TreeChange } from '#app/response-worker/protocol.ts'
import type { TreeRow } from '#app/response-worker/tree-row.ts'

/** The number of lines to load at least, also before the height of the view is known. */
const minLineCount = 60

/** The lines of a tree that are in view. The tree itself is kept in the response's worker. */
export function useTree(options: {
  client: Ref<ResponseClient>
  part: Ref<Part>
  byteLength: Ref<number>
  first: Ref<number>
  last: Ref<number>
}) {
  const { client, part, byteLength, first, last } = options
  const loadedFrom = ref(0)
  const rows = shallowRef<readonly TreeRow[]>([])
  const lineCount = ref(0)
  const isLimited = ref(false)
  let lastQuestion = 0

  /** Applies a change to the tree. Resolves to the revealed line, or null. */
  async function change(treeChange: TreeChange): Promise<number | null> {
    lastQuestion += 1
    const thisQuestion = lastQuestion
    const [start, end] = [first.value, Math.max(last.value, first.value + minLineCount)]
    const reply = await client.value.ask({
      kind: 'tree',
      part: part.value,
      change: treeChange,
      from: start,
      to: end,
    })
    if (thisQuestion !== lastQuestion) return reply.revealed
    const firstRow =
      reply.revealed === null ? start : Math.max(0, reply.revealed - Math.floor((end - start) / 2))
    loadedFrom.value = firstRow
    rows.value = reply.rows
    lineCount.value = reply.lineCount
    isLimited.value = reply.isLimited
    return reply.revealed
  }

  const needle = ref('')
  /** The first hits; `hitCount` is the number of all. */
  const hits = shallowRef<readonly JsonHit[]>([])
  const hitCount = ref(0)
  /** Index of the shown hit; -1 before the first. */
  const current = ref(-1)

  async function search() {
    const searched = needle.value
    if (searched === '') {
      hits.value = []
      hitCount.value = 0
      current.value = -1
      return
    }
    const reply = await client.value.ask({
      kind: 'tree-search',
      part: part.value,
      needle: searched,
    })
    if (searched !== needle.value) return
    hits.value = reply.hits
    hitCount.value = reply.count
    current.value = -1
  }

  function step(by: -1 | 1): JsonHit | null {
    if (hits.value.length === 0) return null
    current.value =
      (Math.max(current.value, by < 0 ? 0 : -1) + by + hits.value.length) % hits.value.length
    return hits.value[current.value] ?? null
  }

  watch([client, part, byteLength, first, last], () => void change({ kind: 'none' }), {
    immediate: true,
  })
  watch([client, part], () => void search())
  onBeforeUnmount(() => {
    lastQuestion += 1
  })

  return {
    loadedFrom,
    rows,
    lineCount,
    isLimited,
    change,
    needle,
    hits,
    hitCount,
    current,
    search,
    step,
  }
}

/** Returns the key handler of a tree. Unused keys are passed on. */
export function useTreeKeys(options: {
  current: Ref<number>
  lineCount: Ref<number>
  /** Index of the first loaded line. */
  loadedFrom: Ref<number>
  visibleRowCount: Ref<number>
  rowAt: (line: number) => TreeRow | undefined
  moveTo: (line: number) => void
  toggle: (line: number) => void
  /** Opens the link or related item of a line; returns false if there is none. */
  follow: (row: TreeRow) => boolean
  include: (line: number) => void
  copy: (line: number, what: 'path' | 'value') => void
}): (event: KeyboardEvent) => void {
  const { current, lineCount, loadedFrom, visibleRowCount, rowAt } = options
  const { moveTo, toggle, follow, include, copy } = options

  function moveToParent() {
    for (let line = current.value - 1; line >= loadedFrom.value; line -= 1) {
      if ((rowAt(line)?.depth ?? 0) < (rowAt(current.value)?.depth ?? 0)) {
        moveTo(line)
        return
      }
    }
  }

  return (event) => {
    if (event.altKey) return
    const row = rowAt(current.value)
    const isCommand = event.ctrlKey || event.metaKey
    switch (event.key) {
      case 'ArrowDown':
        moveTo(current.value + 1)
        break
      case 'ArrowUp':
        moveTo(current.value - 1)
        break
      case 'PageDown':
        moveTo(current.value + visibleRowCount.value)
        break
      case 'PageUp':
        moveTo(current.value - visibleRowCount.value)
        break
      case 'Home':
        moveTo(0)
        break
      case 'End':
        moveTo(lineCount.value - 1)
        break
      case 'ArrowRight':
        if (row && row.size > 0 && !row.isOpen) toggle(current.value)
        else moveTo(current.value + 1)
        break
      case 'ArrowLeft':
        if (row?.isOpen) toggle(current.value)
        else moveToParent()
        break
      case 'Enter':
        if (isCommand) return
        if (row && !follow(row) && row.size > 0) toggle(current.value)
        break
      case ' ':
        if (isCommand) return
        if (row && row.size > 0) toggle(current.value)
        break
      case '+':
        if (isCommand || row?.related?.isResolved !== false) return
        include(current.value)
        break
      case 'c':
      case 'C':
        if (!isCommand || String(getSelection()) !== '') return
        copy(current.value, event.shiftKey ? 'path' : 'value')
        break
      default:
        return
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
