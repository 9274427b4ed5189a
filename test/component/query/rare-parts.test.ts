import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import QueryForm from '#app/features/query/QueryForm.vue'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { presets } from '#core/query/conventions.ts'
import { noNames } from '#core/query/known-names.ts'
import { openPage } from '../../support/page/open-page.ts'

function open(isDatacycle = false) {
  const page = openPage(
    () => ({ query: useQueryStore(), tabs: useTabsStore(), commands: useCommandsStore() }),
    {},
    ({ query }) =>
      h(QueryForm, {
        form: query.storedForm,
        conventions: isDatacycle ? presets.core : presets.documented,
        definitions: [],
        names: noNames,
        unseenRelations: [],
        notesOf: () => [],
        isDatacycle,
        hasLanguages: false,
        languages: null,
        onChange: query.changeStored,
      }),
  )
  const more = () => document.querySelector<HTMLElement>('[data-test="query.more"]')
  return {
    ...page.opened,
    close: page.close,
    press: async () => {
      more()?.click()
      await nextTick()
    },
    /** What stands below the button, from top to bottom. */
    below: () => {
      const names = ['query.fields.add', 'query.page-number', 'query.extra.add', 'definitions.open']
      return Array.from(document.querySelectorAll<HTMLElement>('[data-test]')).flatMap((one) => {
        const name = one.dataset.test ?? ''
        const isBelow = more()?.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING
        return isBelow && names.includes(name) ? [name] : []
      })
    },
  }
}

const all = ['query.fields.add', 'query.page-number', 'query.extra.add', 'definitions.open']

test('what “More” opens stands below it in one block, and the button stays whatever is typed', async () => {
  const page = open()
  expect(page.below()).toEqual([])
  await page.press()
  expect(page.below()).toEqual(all)
  page.query.changeStored({ pageNumber: '2' })
  await nextTick()
  expect(page.below()).toEqual(all)
  page.close()
})

test('what is in use stays when the rest is closed, and does not go away while it is emptied', async () => {
  const page = open()
  page.query.changeStored({ pageNumber: '2', fields: [{ relation: 'image', attributes: ['url'] }] })
  await nextTick()
  expect(page.below()).toEqual(['query.fields.add', 'query.page-number'])
  page.query.changeStored({ pageNumber: '' })
  await nextTick()
  expect(page.below()).toEqual(['query.fields.add', 'query.page-number'])
  await page.press()
  await page.press()
  expect(page.below()).toEqual(['query.fields.add'])
  page.tabs.openFresh()
  await nextTick()
  expect(page.below()).toEqual([])
  page.close()
})

test.each([
  [true, [{ relation: '', attributes: ['*', 'dct:modified'] }]],
  [false, []],
])('on a CORE (%s), an order by change requests the time of change too', async (isCore, fields) => {
  const page = open(isCore)
  page.query.changeStored({ sort: [{ attribute: '', direction: 'ascending' }] })
  await nextTick()
  const input = document.querySelector<HTMLInputElement>('[data-test="query.sort.0.attribute"]')
  if (input) input.value = 'dct:modified'
  input?.dispatchEvent(new Event('input'))
  await nextTick()
  const { sort, fields: requested } = page.query.storedForm
  expect(sort).toEqual([{ attribute: 'dct:modified', direction: 'ascending' }])
  expect(requested).toEqual(fields)
  page.close()
})

test.each([
  [
    true,
    'attribute.dct:modified.in.min',
    [{ relation: '', attributes: ['*', 'dct:modified'] }],
    [],
  ],
  [true, 'schedule.in.min', [], ['eventSchedule']],
  [true, 'description', [], []],
  [false, 'schedule.in.min', [], []],
])('on a CORE (%s), what %s limits is requested too', async (isCore, key, fields, include) => {
  const page = open(isCore)
  page.query.changeStored({ filters: [{ key: '', value: { kind: 'text', text: '' } }] })
  await nextTick()
  const input = document.querySelector<HTMLInputElement>('[data-test="query.filter.0.key"]')
  if (input) input.value = key
  input?.dispatchEvent(new Event('input'))
  await nextTick()
  const form = page.query.storedForm
  expect(form.filters[0]?.key).toBe(key)
  expect({ fields: form.fields, include: form.include }).toEqual({ fields, include })
  if (input) input.value = 'description'
  input?.dispatchEvent(new Event('input'))
  await nextTick()
  const { fields: left, include: leftToo } = page.query.storedForm
  expect([...left, ...leftToo]).toEqual([])
  page.close()
})
