import { expect, test } from 'vitest'
import type { AnswerEvent } from '#app/answer/answer-client.ts'
import { useIncludeRelation } from '#app/shown-answer/use-send.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'
import { sentQuery, wholeAnswer } from '../../support/page/whole-answer.ts'

test('an included relation is not called added: fields may leave its items without details', async () => {
  const { opened, close } = openPage(
    () => ({
      include: useIncludeRelation(),
      query: useQueryStore(),
      answers: useAnswerStore(),
    }),
    {
      send: (_request, listener: (event: AnswerEvent) => void) => {
        queueMicrotask(() => {
          wholeAnswer.forEach(listener)
        })
        return {
          cancel: () => undefined,
          close: () => undefined,
          ask: () => new Promise<never>(() => undefined),
        }
      },
    },
  )
  const { include, query, answers } = opened
  query.change({ include: ['location', 'image'] })
  const sent = sentQuery('events')
  answers.send({
    ...sent,
    form: {
      ...sent.form,
      include: ['location', 'image'],
      fields: [{ relation: 'location', attributes: ['name'] }],
    },
  })
  await until(() => {
    expect(answers.answer?.end).toBeTruthy()
  })
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
