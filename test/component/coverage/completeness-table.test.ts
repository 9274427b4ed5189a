import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { createPinia } from 'pinia'
import type { ItemsCoverage } from '#app/answer-worker/protocol.ts'
import CompletenessTable from '#app/features/completeness/CompletenessTable.vue'
import { createCoverage } from '#core/coverage/coverage.ts'
import { createTranslationCount } from '#core/coverage/translations.ts'
import { asJson } from '../../unit/core/coverage/read-items.ts'
import { pageWords } from '../../support/page/page-words.ts'

/** The table of these items. */
function tableOf(items: readonly object[], opens: 'rows' | 'list' = 'rows') {
  const coverage = createCoverage()
  const translations = createTranslationCount()
  for (const item of items) {
    coverage.add(asJson(item))
    translations.add(asJson(item))
  }
  const counted: ItemsCoverage = {
    items: coverage.items,
    attributes: coverage.list(),
    byKind: coverage.byKind(),
    isTruncated: false,
    missing: [],
    typeCounts: [],
    translations: translations.read(),
  }
  return mount(CompletenessTable, {
    props: { coverage: counted, excludesAttributes: false, opens },
    global: { plugins: [createPinia(), pageWords('en')] },
  })
}

/** What is noted beside each line of these items, by the line's path. */
const notesOf = (items: readonly object[]) =>
  tableOf(items)
    .findAll('[data-test="completeness.line"]')
    .map((line) => [
      String(line.attributes('data-path')),
      line.find('.share .note').exists() ? line.find('.share .note').text() : '',
    ])

test.each([
  ['rows', 'Click a number to see only these rows in the table.'],
  ['list', 'Click a number to list these items here.'],
] as const)('the table says what its numbers open (%s)', (opens, words) => {
  const table = tableOf([{ '@id': 'a', '@type': ['Event'] }], opens)
  expect(table.get('[data-test="completeness.opens"]').text()).toBe(words)
  expect(table.get('[data-path="description"] button').attributes('title')).toBe(words)
})

test('what no item has is told apart from what some lack, and from a language that none has', () => {
  const none = 'no item has this attribute; it may not exist for this type'
  const notes = notesOf([
    { '@id': 'a', '@type': ['Event'], name: 'A', description: 'Long', 'dc:translation': ['de'] },
    { '@id': 'b', '@type': ['Event'], name: 'B', 'dc:translation': ['de'] },
  ])
  expect(Object.fromEntries(notes)).toEqual({
    image: none,
    openingHoursSpecification: none,
    description: '',
    name: '',
    'language:de': '',
    'language:en': '',
  })
})
