import { expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { useSeenItemsStore } from '#app/stores/seen-items-store.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'

test('the items of a response are known by their IDs at its connection, and at no other', async () => {
  const Remembering = defineComponent({
    setup() {
      useSeenItemsStore()
      return () => null
    },
  })
  const { use, close } = await openWithResponse({
    query: { endpoint: 'events' },
    serve: () => ({
      status: 200,
      body: JSON.stringify({
        '@graph': [
          { '@id': 'a', '@type': ['Event', 'dcls:Event'], name: 'Jazz' },
          { '@type': ['Event'], name: 'Without an ID' },
        ],
      }),
    }),
    show: () => h(Remembering),
  })
  const seen = use(useSeenItemsStore)
  await expect
    .poll(() => seen.find('one', 'a'))
    .toEqual({ id: 'a', name: 'Jazz', types: ['Event', 'dcls:Event'] })
  expect([seen.find('two', 'a'), seen.find('one', '')]).toEqual([null, null])
  close()
})
