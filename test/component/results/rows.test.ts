import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { shallowRef } from 'vue'
import { useRows } from '#app/features/results/use-rows.ts'
import type { Question, Reply, Row } from '#app/response-worker/protocol.ts'

type Asked = Extract<Question, { kind: 'rows' }>
type Answered = Extract<Reply, { kind: 'rows' }>

const rowOf = (position: number): Row => ({
  position,
  id: `item-${position}`,
  types: [],
  missingPaths: new Set(),
  cells: new Map(),
})

test('the rows of the next page come, also where those of the page before were still asked for', async () => {
  const left = { ask: () => new Promise<Answered>(() => undefined) }
  const next = {
    ask: ({ positions }: Asked) =>
      Promise.resolve<Answered>({ kind: 'rows', rows: positions.map(rowOf) }),
  }
  const responseOf = (client: { ask: (question: Asked) => Promise<Answered> }) => ({
    client,
    opening: null,
    progress: { items: 2 },
  })
  const response = shallowRef(responseOf(left))
  const wrapper = mount({
    setup() {
      const { rows } = useRows({
        response,
        paths: shallowRef([['name']]),
        positions: shallowRef([0, 1]),
      })
      return () => [...rows.value.values()].map(({ id }) => id).join()
    },
  })
  response.value = responseOf(next)
  await expect.poll(() => wrapper.text()).toBe('item-0,item-1')
})
