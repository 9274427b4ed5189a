import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import { answerSurvey } from '#app/response-worker/response-survey.ts'
import DuplicateGroups from '#app/features/overview/DuplicateGroups.vue'
import type { SurveySource } from '#app/features/survey/survey-view.ts'
import type { DuplicateGroup } from '#core/overview/duplicate-groups.ts'
import { asJson } from '../../unit/core/coverage/read-items.ts'
import { pageWords } from '../../support/page/page-words.ts'

const items = [
  { '@id': 'a', 'dc:slug': 'adler', name: 'Gasthof Adler', telephone: '1', description: 'Am See.' },
  { '@id': 'b', 'dc:slug': 'adler-2', name: 'Gasthof Adler', telephone: '2' },
  { '@id': 'c', name: 'Konzert' },
  { '@id': 'd', name: 'Konzert' },
].map(asJson)

async function open(groups: readonly DuplicateGroup[], language: 'de' | 'en') {
  const readable = { itemCount: items.length, read: (at: number) => items[at] ?? asJson(null) }
  const turns = { pause: () => Promise.resolve(false) }
  const source = {
    ask: (question: Parameters<typeof answerSurvey>[0]) =>
      answerSurvey(question, { items: readable, turns }),
  } as SurveySource
  const list = mount(DuplicateGroups, {
    props: { source, groups, canAccept: true },
    global: { plugins: [createPinia(), pageWords(language)] },
  })
  await flushPromises()
  return list
}

const groups: DuplicateGroup[] = [
  { positions: [0, 1], checks: ['duplicate-name', 'duplicate-place'] },
  { positions: [2, 3], checks: ['duplicate-name'] },
]

test('each group says why its items may be the same, and in what they differ', async () => {
  const list = await open(groups, 'en')
  const shown = list.findAll('[data-test="overview.group"]')
  expect(shown.map((group) => group.get('p').text())).toEqual([
    'same name, similar items within 50\u00a0m',
    'same name',
  ])
  expect(shown.map((group) => group.findAll('li').map((item) => item.text()))).toEqual([
    ['Gasthof Adler', 'Gasthof Adler'],
    ['Konzert', 'Konzert'],
  ])
  const differences = list.findAll('[data-test="overview.differences"]')
  expect(differences[0]?.get('summary').text()).toBe('Different: telephone, description, dc:slug')
  expect(differences[1]?.text()).toBe('The same in everything but the identifier.')
  const rows = differences[0]?.findAll('tr') ?? []
  expect(rows.map((row) => row.findAll('th, td').map((cell) => cell.text()))).toEqual([
    ['Attribute', '1', '2'],
    ['dc:slug', '"adler"', '"adler-2"'],
    ['telephone', '"1"', '"2"'],
    ['description', '"Am See."', 'not present'],
  ])
})

test('a group of more items than are compared is not called the same', async () => {
  const nine = Array.from({ length: 9 }, () => 2)
  const list = await open([{ positions: nine, checks: ['duplicate-name'] }], 'en')
  expect(list.findAll('[data-test="overview.differences"]')).toEqual([])
})

test('an item of a group is opened by its name', async () => {
  const list = await open(groups, 'de')
  await list.findAll('[data-test="overview.item"] button')[1]?.trigger('click')
  expect(list.emitted('open')).toEqual([['b']])
})

test('a whole group is called no duplicates by one click', async () => {
  const list = await open(groups, 'de')
  await list.findAll('[data-test="overview.separate"]')[1]?.trigger('click')
  expect(list.emitted('separate')).toEqual([[groups[1], ['c', 'd']]])
})
