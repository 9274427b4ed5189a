import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import ComparedList from '#app/features/compare/ComparedList.vue'
import type { ComparisonSource } from '#app/features/compare/use-side-names.ts'
import { pageWords } from '../../support/page/page-words.ts'

const kinds = { added: '', removed: '', changed: '', loaded: '', moved: '', unchanged: '' }
const sides = { before: '', after: '', kinds }

test('that there is nothing is said once it is known, and then of no list', async () => {
  let answer: () => void = () => undefined
  const source: ComparisonSource = {
    items: () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ items: [], count: 0 })
        }
      }),
    values: () => Promise.resolve({ values: [], count: 0 }),
  }
  const list = mount(ComparedList, {
    props: {
      source,
      kinds: ['changed'],
      names: { ...sides, isByTime: false, absentItem: '', short: sides },
      search: '',
      chosen: null,
      count: 0,
    },
    global: { plugins: [createPinia(), pageWords('en')] },
  })
  await flushPromises()
  const shown = () => [list.attributes('role'), list.text()]
  expect(shown()).toEqual(['listbox', ''])
  answer()
  await flushPromises()
  expect(shown()).toEqual(['group', 'Nothing found'])
})
