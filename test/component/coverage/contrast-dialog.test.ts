import { mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { createAnswerCoverage } from '#app/answer-worker/answer-coverage.ts'
import ContrastDialog from '#app/features/coverage/ContrastDialog.vue'
import type { Language } from '#core/language/language.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { pageI18n } from '../../support/page/page-i18n.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

function readItem(value: object): JsonValue {
  const read = readJson(JSON.stringify(value))
  if (!read.ok) throw new Error('Not JSON')
  return read.value
}

const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim()

/** The dialog over an answer of these items, once it has counted. */
async function open(items: readonly object[], chosen: readonly number[], language: Language) {
  const coverage = createAnswerCoverage({
    items: { itemCount: items.length, read: (position) => readItem(items[position] ?? {}) },
    turns: { pause: () => Promise.resolve(false) },
  })
  const wrapper = mount(ContrastDialog, {
    props: {
      source: {
        ask: (question: { kind: 'contrast'; chosen: readonly number[] }) =>
          coverage.contrast(question),
      },
      chosen: new Set(chosen),
      scope: '25 of 606 items, page 1',
    },
    global: { plugins: [pageI18n(language)] },
    attachTo: document.body,
  })
  close = () => {
    wrapper.unmount()
  }
  const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-test="${name}"]`)]
  const texts = (name: string) => all(name).map((element) => wordsOf(element))
  await expect.poll(() => texts('contrast.scope').length).toBe(1)
  return { all, texts, described: () => wrapper.emitted('describe') }
}

const items = Array.from({ length: 25 }, (_, at) => ({
  name: `Item ${at}`,
  ...(at < 3 ? { state: 'draft' } : { state: 'live' }),
  ...(at < 5 ? {} : { image: 'https://pictures.example/1.jpg' }),
}))

test('names what differs with the counts of both groups, and leads to the attribute', async () => {
  const { all, texts, described } = await open(items, [0, 1, 2], 'en')
  expect(texts('contrast.scope')).toEqual(['3 selected, 22 others: 25 of 606 items, page 1'])
  expect(all('contrast.line').map(({ children }) => Array.from(children, wordsOf))).toEqual([
    ['state: draft', '3 of 3', '0 of 22'],
    ['state: live', '0 of 3', '22 of 22'],
    ['image', '0 of 3', '20 of 22'],
  ])
  all('contrast.describe')[2]?.click()
  expect(described()).toEqual([[['image']]])
})

test.each([
  ['too few', [0, 1], 3, 'Zu wenige Zeilen'],
  ['nothing', [5, 6, 7], 25, 'Kein klarer Unterschied'],
])('says in words that there is nothing to tell: %s', async (_, chosen, count, said) => {
  const same = items.slice(0, count).map(({ name }) => ({ name }))
  const { texts } = await open(same, chosen, 'de')
  expect(texts('contrast.line')).toEqual([])
  expect(texts('contrast.none')).toEqual([expect.stringContaining(said)])
})
