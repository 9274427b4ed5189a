import { expect, test } from 'vitest'
import { computed, h, nextTick, ref } from 'vue'
import ExtraRows from '#app/features/query/ExtraRows.vue'
import LanguageChoice from '#app/features/query/LanguageChoice.vue'
import { presets } from '#core/query/conventions.ts'
import type { ExtraRow } from '#core/query/form.ts'
import {
  languageRowOf,
  readLanguageChoice,
  writeLanguageChoice,
} from '#core/query/request-parameter.ts'
import { openPage } from '../../support/page/open-page.ts'

function openForm(extra: ExtraRow[]) {
  const rows = ref(extra)
  const chosen = computed(() => readLanguageChoice(rows.value) ?? [])
  const page = openPage(
    () => ({}),
    {},
    () =>
      h('div', [
        h(LanguageChoice, {
          codes: chosen.value,
          languages: ['de', 'en'],
          notes: [],
          isDatacycle: true,
          'onUpdate:codes': (codes: string[]) => {
            rows.value = writeLanguageChoice(rows.value, codes)
          },
        }),
        h(ExtraRows, {
          rows: rows.value,
          notesOf: () => [],
          conventions: presets.core,
          indexShownElsewhere: languageRowOf(rows.value),
          'onUpdate:rows': (changed: ExtraRow[]) => {
            rows.value = changed
          },
        }),
      ]),
  )
  return { rows, page }
}

const at = (name: string) => document.querySelector<HTMLInputElement>(`[data-test="${name}"]`)

async function type(name: string, text: string) {
  const field = at(name)
  if (field === null) throw new Error(`There is no ${name}`)
  field.value = text
  field.dispatchEvent(new Event('input'))
  await nextTick()
}

test('a language that is chosen says that it filters, and stands in no row of its own', async () => {
  const { rows, page } = openForm([])
  expect(at('query.language.filters')).toBeNull()
  await type('query.language', 'en')
  expect(rows.value).toEqual([{ name: 'language', value: { kind: 'text', text: 'en' } }])
  expect(at('query.language.filters')?.textContent).toContain('Language is also a filter')
  expect(at('query.extra.0.name')).toBeNull()
  page.close()
})

test('a row in which somebody types the name stays under their hands', async () => {
  const { rows, page } = openForm([{ name: '', value: { kind: 'text', text: '' } }])
  await type('query.extra.0.name', 'language')
  await type('query.extra.0.value', 'de')
  expect(rows.value).toEqual([{ name: 'language', value: { kind: 'text', text: 'de' } }])
  expect(at('query.extra.0.name')?.value).toBe('language')
  page.close()
})

test('a language that was typed as a parameter stands only under “Language” once its row is left', async () => {
  const { rows, page } = openForm([{ name: '', value: { kind: 'text', text: '' } }])
  const name = at('query.extra.0.name')
  name?.focus()
  await type('query.extra.0.name', 'language')
  at('query.extra.0.value')?.focus()
  await type('query.extra.0.value', 'de')
  expect(at('query.extra.0.name')).not.toBeNull()
  at('query.language')?.focus()
  await nextTick()
  await nextTick()
  expect(at('query.extra.0.name')).toBeNull()
  expect(rows.value).toEqual([{ name: 'language', value: { kind: 'text', text: 'de' } }])
  page.close()
})

test('two languages are joined by “OR”, as the server reads them; one stands alone', async () => {
  const { page } = openForm([{ name: 'language', value: { kind: 'text', text: 'de' } }])
  const joins = () => [...document.querySelectorAll('.join')].map(({ textContent }) => textContent)
  expect(joins()).toEqual([])
  page.close()

  const { page: other } = openForm([{ name: 'language', value: { kind: 'text', text: 'de,en' } }])
  await nextTick()
  expect(joins()).toEqual(['OR'])
  other.close()
})

test('what holds without a language is read with the field, not only in its tooltip', () => {
  const { page } = openForm([])
  const id = at('query.language')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe(
    'If you choose no language, the server uses its default language.',
  )
  page.close()
})
