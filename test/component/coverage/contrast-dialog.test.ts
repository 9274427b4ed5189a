import { mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { createOpenQuestions } from '#app/answer/answer-client.ts'
import { answerSurvey } from '#app/answer-worker/answer-survey.ts'
import type { Question, Reply } from '#app/answer-worker/protocol.ts'
import { createAnswerCoverage } from '#app/answer-worker/answer-coverage.ts'
import ContrastDialog from '#app/features/coverage/ContrastDialog.vue'
import type { Language } from '#core/language/language.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { pageWords } from '../../support/page/page-words.ts'

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

type Asked = Extract<Question, { kind: 'contrast' | 'locate' | 'labels' }>

/** The dialog over an answer of these items, once it has counted; `told` names IDs, as a server did before. */
async function open(
  items: readonly object[],
  chosen: readonly number[],
  language: Language,
  told: ReadonlyMap<string, string> = new Map(),
) {
  const deps = {
    items: { itemCount: items.length, read: (position: number) => readItem(items[position] ?? {}) },
    turns: { pause: () => Promise.resolve(false) },
  }
  const coverage = createAnswerCoverage(deps)
  function answer(question: Asked): Promise<Reply> {
    if (question.kind === 'contrast') return coverage.contrast(question)
    if (question.kind === 'labels') return answerSurvey(question, deps)
    const found = question.ids.map(
      (id) => [id, items.findIndex((one) => '@id' in one && one['@id'] === id)] as const,
    )
    const positions = Object.fromEntries(found.filter(([, position]) => position >= 0))
    return Promise.resolve({ kind: 'locate', positions })
  }
  const questions = createOpenQuestions<Asked>((number, question) => {
    void answer(question).then((reply) => {
      questions.settle({ kind: 'reply', number, reply })
    })
  })
  const wrapper = mount(ContrastDialog, {
    props: {
      source: { ask: questions.ask },
      nameOf: (_: string, value: string) => told.get(value) ?? null,
      chosen: new Set(chosen),
      scope: '25 of 606 items, page 1',
    },
    global: { plugins: [pageWords(language)] },
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
  expect(texts('contrast.scope')).toEqual(['3 selected and 22 other rows: 25 of 606 items, page 1'])
  expect(all('contrast.line').map(({ children }) => Array.from(children, wordsOf))).toEqual([
    ['state: draft', '3 of 3', '0 of 22'],
    ['state: live', '0 of 3', '22 of 22'],
    ['image', '0 of 3', '20 of 22'],
  ])
  all('contrast.describe')[2]?.click()
  expect(described()).toEqual([[['image']]])
})

test('calls what is linked without details by its name, as far as anybody has told it', async () => {
  const ids = ['here', 'told', 'unknown']
  const linked = Array.from({ length: 24 }, (_, at) => ({
    '@id': at === 20 ? 'here' : `item-${at}`,
    name: at === 20 ? 'Lake stage' : 'Same',
    ...(at < 9 && { location: [{ '@id': ids[at % 3], '@type': 'Place' }] }),
  }))
  const told = new Map([['told', 'Town hall']])
  const { texts } = await open(linked, [0, 1, 2, 3, 4, 5, 6, 7, 8], 'en', told)
  await expect
    .poll(() => texts('contrast.line').map((text) => text.replace(/ ?\d+ of \d+/g, '')))
    .toEqual(['location', 'location: Lake stage', 'location: Town hall', 'location: unknown'])
})

test.each([
  ['too few', [0, 1], 3, 'zu wenige übrige Zeilen'],
  ['nothing', [5, 6, 7], 25, 'Kein klarer Unterschied'],
])('says in words that there is nothing to tell: %s', async (_, chosen, count, said) => {
  const same = items.slice(0, count).map(({ name }) => ({ name }))
  const { texts } = await open(same, chosen, 'de')
  expect(texts('contrast.line')).toEqual([])
  expect(texts('contrast.none')).toEqual([expect.stringContaining(said)])
})
