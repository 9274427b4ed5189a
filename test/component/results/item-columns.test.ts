import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import { useItemColumns } from '#app/response/use-arranged-columns.ts'
import type { Reply } from '#app/response-worker/protocol.ts'

const columnsOf = (sampleSize: number): Extract<Reply, { kind: 'columns' }> => ({
  kind: 'columns',
  columns: [{ path: ['name'], key: 'name', present: sampleSize, unresolved: 0, kinds: [] }],
  isTruncated: false,
  sampleSize,
})

test('the counts are those of all items looked at, also where no attribute came with the later ones', async () => {
  const client = { ask: () => Promise.resolve(columnsOf(25)) }
  const opening = { columns: columnsOf(24) }
  const answer = (items: number) => ({ client, opening, progress: { items } })
  const shown = shallowRef(answer(24))
  const seen: string[] = []
  const Counts = {
    setup() {
      const { columns, sampleSize } = useItemColumns(shown)
      return () => `${String(columns.value[0]?.present)} of ${String(sampleSize.value)}`
    },
  }
  const wrapper = mount(Counts)
  seen.push(wrapper.text())
  shown.value = answer(25)
  await nextTick()
  await nextTick()
  seen.push(wrapper.text())
  expect(seen).toEqual(['24 of 24', '25 of 25'])
})
