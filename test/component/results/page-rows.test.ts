import { afterEach, expect, test } from 'vitest'
import { computed, nextTick, ref, shallowRef } from 'vue'
import { type ResponseClient, createOpenQuestions } from '#app/client/response-client.ts'
import type { Question } from '#app/response-worker/protocol.ts'
import { usePageOrder } from '#app/features/results/use-rows.ts'
import { useRowSelection } from '#app/features/results/use-row-selection.ts'
import { openPage } from '../../support/page/open-page.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

/** An answer of six items, of which a filter finds those with an even position, the last one first. */
function openResponse(): ResponseClient {
  const questions = createOpenQuestions<Question>((number, question) => {
    if (question.kind !== 'order') throw new Error('Nobody asks that here')
    const { only, filter } = question
    const found = (filter === 'even' ? [4, 2, 0] : []).filter(
      (at) => only?.kind !== 'selected' || only.positions.has(at),
    )
    const all = only?.kind === 'selected' ? [...only.positions] : [5, 4, 3, 2, 1, 0]
    queueMicrotask(() => {
      const positions = filter === '' ? all : found
      questions.settle({ kind: 'reply', number, reply: { kind: 'order', positions } })
    })
  })
  return { ask: questions.ask, cancel: () => undefined, close: () => undefined }
}

function openRows() {
  const client = shallowRef(openResponse())
  const page = openPage(() => {
    const order = usePageOrder({
      client,
      itemCount: ref(6),
      paths: shallowRef([['name']]),
    })
    const rows = useRowSelection({
      selection: order.selection,
      order,
      columnCount: computed(() => 3),
    })
    return { order, rows }
  })
  close = page.close
  const { order, rows } = page.opened
  const state = () => ({
    filter: order.filter.value,
    only: order.only.value?.kind ?? null,
    filtered: order.filtered.value,
    unmatched: order.unmatched.value,
    chosen: [...rows.selectedPositions.value],
    rows: rows.selectedRows.value,
    area: order.selection.value.area,
  })
  return { client, order, rows, state }
}

const area = {
  corners: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
  isOutside: false,
}

test('what is selected stays so while a filter hides some of it, and when that is gone', async () => {
  const { order, rows, state } = openRows()
  rows.select([1, 2, 4], area)
  order.filter.value = 'even'
  await expect.poll(() => order.filtered.value).toEqual([4, 2, 0])
  expect(state()).toMatchObject({ chosen: [1, 2, 4], rows: [0, 1], area })
  order.filter.value = ''
  await expect.poll(() => order.filtered.value).toBeNull()
  expect(state()).toMatchObject({ chosen: [1, 2, 4], rows: [1, 2, 4], area })
})

test('each answer keeps its filter, its selection and the area; another one begins without', async () => {
  const { client, order, rows, state } = openRows()
  const first = client.value
  rows.select([2, 4], area)
  order.only.value = { kind: 'selected', positions: rows.selectedPositions.value }
  await expect.poll(() => order.filtered.value).toEqual([2, 4])
  const before = state()

  client.value = openResponse()
  await nextTick()
  expect(state()).toEqual({
    filter: '',
    only: null,
    filtered: null,
    unmatched: null,
    chosen: [],
    rows: [],
    area: null,
  })
  rows.moveTo(3)

  client.value = first
  // At once, without another look of the worker: no row moves.
  expect(state()).toEqual(before)
  await nextTick()
  expect(state()).toEqual(before)
})

test('a sort moves the rows and not what is selected', async () => {
  const { order, rows } = openRows()
  rows.moveTo(1)
  rows.moveTo(2, 'extend')
  order.toggleSort(['name'])
  await expect.poll(() => order.rowOf(5)).toBe(0)
  expect([...rows.selectedPositions.value]).toEqual([1, 2])
  expect(rows.selectedRows.value).toEqual([3, 4])
  expect(rows.activeRow.value).toBe(3)
})

test('a number that is clicked shows all of its rows: the row filter would hide some', async () => {
  const { order, state } = openRows()
  order.filter.value = 'nowhere'
  await expect.poll(() => order.filtered.value).toEqual([])
  order.showOnly({ kind: 'selected', positions: new Set([1, 3]) })
  await expect.poll(() => state()).toMatchObject({ filter: '', only: 'selected', filtered: [1, 3] })
})

test('the filter that shows only selected rows goes with the selection', async () => {
  const { order, rows, state } = openRows()
  rows.select([2, 4], area)
  order.showOnly({ kind: 'selected', positions: rows.selectedPositions.value })
  // Another selection leaves the rows as they are: one of them is looked at.
  rows.select([2])
  await expect.poll(() => state()).toMatchObject({ only: 'selected', filtered: [2, 4] })
  rows.select([])
  await expect.poll(() => state()).toMatchObject({ only: null, filtered: null, chosen: [] })
})

test('a filter that somebody set by what is missing stays when nothing is selected', () => {
  const { order, rows, state } = openRows()
  rows.select([2])
  order.showOnly({ kind: 'language', language: 'en' })
  rows.select([])
  expect(state()).toMatchObject({ only: 'language', chosen: [] })
})

test('the words that the row filter found nowhere are told until another order is known', async () => {
  const { order, state } = openRows()
  order.filter.value = ' nowhere '
  await expect.poll(() => state()).toMatchObject({ filtered: [], unmatched: 'nowhere' })
  order.filter.value = 'even'
  // Nothing is said of other words before they were looked for.
  expect(order.unmatched.value).toBe('nowhere')
  await expect.poll(() => state()).toMatchObject({ filtered: [4, 2, 0], unmatched: null })
  order.filter.value = 'nowhere'
  await expect.poll(() => order.unmatched.value).toBe('nowhere')
  order.filter.value = ''
  await expect.poll(() => state()).toMatchObject({ filtered: null, unmatched: null })
})
