import { expect, test } from 'vitest'
import { computed, defineComponent, h, nextTick, type ComputedRef } from 'vue'
import type { GridColumn } from '#core/content/grid-layout.ts'
import { useServerChoices } from '#app/features/results/use-query-of-rows.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'

const column: GridColumn = {
  key: 'name',
  path: ['name'],
  width: 100,
  isNumeric: false,
  isShown: true,
  present: 1,
}

/** What the server can be asked for by a cell of an answer from the endpoint "events". */
async function open() {
  let kinds: ComputedRef<readonly string[]> | null = null
  const Choices = defineComponent({
    setup() {
      const choices = useServerChoices(
        () => column,
        () => ({ kind: 'text', text: 'Jazz', isWhole: true }),
      )
      kinds = computed(() =>
        [choices.value.sort, choices.value.filter].map((one) =>
          one.kind === 'refused' ? one.reason : one.kind,
        ),
      )
      return () => null
    },
  })
  const { query, close } = await openWithResponse({
    query: { endpoint: 'events' },
    serve: () => ({
      status: 200,
      body: JSON.stringify({ '@graph': [{ '@id': '1', '@type': ['Event'], name: 'Jazz' }] }),
    }),
    show: () => h(Choices),
  })
  return { query, close, kinds: () => kinds?.value }
}

test('with another endpoint in the form, nothing is asked for by the rows of the one before', async () => {
  const page = await open()
  const ofOwn = page.kinds()
  page.query.change({ endpoint: 'places' })
  await nextTick()
  expect(page.kinds()).toEqual(['other-endpoint', 'other-endpoint'])
  page.query.change({ endpoint: ' events ' })
  await nextTick()
  expect(page.kinds()).toEqual(ofOwn)
  page.close()
})
