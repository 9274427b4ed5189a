import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import { createOpenQuestions } from '#app/client/response-client.ts'
import type { ItemsQuestion } from '#app/export-worker/protocol.ts'
import ChosenItems from '#app/features/survey/ChosenItems.vue'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

/** Kept items that are called by their positions. */
function openSource() {
  const questions = createOpenQuestions<ItemsQuestion>((number, question) => {
    if (question.kind !== 'labels') throw new Error('Nobody asks that here')
    const labels = question.positions.map((position) => ({
      position,
      name: `Place ${position}`,
      id: `id-${position}`,
      types: [],
      where: position === 41 ? 'Anger 1, 9220 Velden' : '',
    }))
    queueMicrotask(() => {
      questions.settle({ kind: 'reply', number, reply: { kind: 'labels', labels } })
    })
  })
  return { ask: questions.ask }
}

function open(chosen: readonly number[], canOpen: boolean) {
  const done: unknown[][] = []
  const source = openSource()
  const page = openPage(
    () => null,
    {},
    () =>
      h(ChosenItems, {
        source,
        chosen: new Set(chosen),
        canOpen,
        onOpen: (id: string) => done.push(['open', id]),
        onExport: (positions: readonly number[]) => done.push(['export', positions]),
      }),
  )
  close = page.close
  const words = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent.trim())
  return { done, words }
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('what is selected of all pages is a list whose names open the items, with their addresses, and is exported', async () => {
  const { done, words } = open([70, 3, 41], true)
  await until(() => {
    expect(words('li button')).toEqual(['Place 3', 'Place 41', 'Place 70'])
    expect(words('li small')).toEqual(['Anger 1, 9220 Velden'])
  })
  expect(words('h3, header button')).toEqual([
    'Selected: 3 items',
    'Export these 3 items…',
    'Copy names',
  ])
  click('[data-id="id-41"]')
  click('[data-test="survey.items.export"]')
  expect(done).toEqual([
    ['open', 'id-41'],
    ['export', [3, 41, 70]],
  ])
})

test('where no item can be opened, the names are still there to be read and copied', async () => {
  const { words } = open([3], false)
  await expect.poll(() => words('li')).toEqual(['Place 3'])
  expect(words('button')).toEqual(['Copy names'])
})

test('with nothing selected it says what comes here', () => {
  expect(open([], true).words('.chosen-items')).toEqual(['Selected items are listed here.'])
})
