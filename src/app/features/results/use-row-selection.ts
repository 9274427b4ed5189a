import { computed, ref, shallowRef, watch, type Ref } from 'vue'

/** Which cell the keyboard stands on, and which rows are marked for copying. Rows are counted as shown. */
export function useRowSelection(options: { rowCount: Ref<number>; columnCount: Ref<number> }) {
  const { rowCount, columnCount } = options
  const row = ref<number | null>(null)
  const column = ref(0)
  const anchor = ref(0)
  /** Single rows marked besides those between anchor and row. */
  const marked = shallowRef<ReadonlySet<number>>(new Set())

  const range = computed(() => {
    if (row.value === null) return { from: 0, to: -1 }
    return { from: Math.min(anchor.value, row.value), to: Math.max(anchor.value, row.value) }
  })
  const rows = computed(() => {
    const { from, to } = range.value
    const inRange = Array.from({ length: to - from + 1 }, (_, at) => from + at)
    return [...new Set([...marked.value, ...inRange])].toSorted((one, other) => one - other)
  })
  const isSelected = (at: number) =>
    (at >= range.value.from && at <= range.value.to) || marked.value.has(at)

  /** `extend` keeps the anchor; `add` keeps what was marked. */
  function moveTo(at: number, how: 'alone' | 'extend' | 'add' = 'alone') {
    const target = Math.min(Math.max(0, at), rowCount.value - 1)
    if (target < 0) return
    if (how === 'add') marked.value = new Set(rows.value)
    else marked.value = new Set()
    if (how !== 'extend' || row.value === null) anchor.value = target
    row.value = target
  }

  function moveColumn(at: number) {
    column.value = Math.min(Math.max(0, at), Math.max(0, columnCount.value - 1))
  }

  function selectAll() {
    if (rowCount.value === 0) return
    anchor.value = 0
    row.value = rowCount.value - 1
  }

  /** Marks these rows and no others; the keyboard stands on the first. */
  function mark(chosen: readonly number[]) {
    const [first] = chosen
    if (first === undefined) {
      clear()
      return
    }
    anchor.value = first
    row.value = first
    marked.value = new Set(chosen)
  }

  function clear() {
    row.value = null
    anchor.value = 0
    marked.value = new Set()
  }

  watch(rowCount, (count) => {
    if (row.value !== null && row.value >= count) clear()
  })

  return { row, column, rows, isSelected, moveTo, moveColumn, selectAll, mark, clear }
}
