import { expect, test } from 'vitest'
import type { ResponseEvent } from '#app/client/response-client.ts'
import { useIncludeRelation } from '#app/response/use-send.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'
import { sentQuery, wholeResponse } from '../../support/page/whole-response.ts'

test('an included relation is not called added: fields may leave its items without details', async () => {
  const { opened, close } = openPage(
    () => ({
      include: useIncludeRelation(),
      query: useQueryStore(),
      responses: useResponseStore(),
    }),
    {
      send: (_request, listener: (event: ResponseEvent) => void) => {
        queueMicrotask(() => {
          wholeResponse.forEach(listener)
        })
        return {
          cancel: () => undefined,
          close: () => undefined,
          ask: () => new Promise<never>(() => undefined),
        }
      },
    },
  )
  const { include, query, responses } = opened
  query.change({ include: ['location', 'image'] })
  const sent = sentQuery('events')
  responses.send({
    ...sent,
    form: {
      ...sent.form,
      include: ['location', 'image'],
      fields: [{ relation: 'location', attributes: ['name'] }],
    },
  })
  await expect.poll(() => responses.response?.end).toBeTruthy()
  include('location')
  include('image')
  include('author')
  await until(() => {
    const text = document.body.textContent
    expect([
      /location[^.]* is already included. Items without details have none of/.test(text),
      /image[^.]* is already in the include parameter\./.test(text),
      /author[^.]* was added to the include parameter/.test(text),
    ]).toEqual([true, true, true])
  })
  expect(query.form.include).toEqual(['location', 'image', 'author'])
  close()
})
