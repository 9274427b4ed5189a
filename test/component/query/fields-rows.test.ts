import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import FieldsRows from '#app/features/query/FieldsRows.vue'
import { noNames } from '#core/query/known-names.ts'
import { useHintsStore } from '#app/stores/hints-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { openPage } from '../../support/page/open-page.ts'

/** The rows of a query's fields, where an empty relation means the item itself or not. */
function open(allowsRoot: boolean, names = noNames) {
  const page = openPage(
    () => ({ query: useQueryStore(), hints: useHintsStore() }),
    {},
    ({ query, hints }) =>
      h(FieldsRows, {
        rows: query.form.fields,
        notesOf: hints.notesOf,
        names,
        allowsRoot,
        'onUpdate:rows': (fields) => {
          query.changeStored({ fields })
        },
      }),
  )
  return {
    ...page,
    add: async () => {
      input('query.fields.add').click()
      await nextTick()
      await nextTick()
    },
  }
}

function input(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[data-test="${name}"]`)
  if (found === null) throw new Error(`There is no ${name}`)
  return found
}

const relation = () => input('query.fields.0.relation')
const attributes = () => input('query.fields.0.attributes')
const focused = () => document.activeElement?.getAttribute('data-test')
const told = () =>
  Array.from(document.querySelectorAll('[data-test="query.problem"]'), ({ textContent }) =>
    textContent.trim(),
  )

async function type(field: HTMLInputElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input'))
  await nextTick()
}

async function leave(field: HTMLInputElement) {
  field.dispatchEvent(new FocusEvent('blur'))
  await nextTick()
}

test.each([
  ['the attributes, where the item itself can be meant', true, ['attributes', 'relation']],
  ['the relation, where none must be named', false, ['relation', 'attributes']],
])('a new row begins with %s', async (_, allowsRoot, order) => {
  const page = open(allowsRoot)
  await page.add()
  const names = Array.from(document.querySelectorAll('input'), (one) => one.dataset.test)
  expect(names).toEqual(order.map((part) => `query.fields.0.${part}`))
  expect(focused()).toBe(names[0])
  page.close()
})

const offered = () =>
  Array.from(document.querySelectorAll('.suggestion, .suggestion-list.none'), (one) =>
    one.textContent.trim(),
  )
async function focus(field: HTMLInputElement) {
  field.focus()
  await nextTick()
}

test('each field lists the known names as soon as it has the focus', async () => {
  const names = {
    relations: ['image'],
    attributes: [
      { relation: '', names: ['headline'] },
      { relation: 'image', names: ['contentUrl'] },
    ],
  }
  const page = open(false, names)
  await page.add()
  expect(offered()).toEqual(['image'])
  await type(relation(), 'image')
  await focus(attributes())
  expect(offered()).toEqual(['contentUrl'])
  page.close()
})

test('where no name is known, each field says when there will be some', async () => {
  const page = open(true)
  await page.add()
  expect(offered()).toEqual(['Attributes are listed here after a response with items.'])
  await focus(relation())
  expect(offered()).toEqual(['Linked items appear here once a response contains items.'])
  await type(relation(), 'image')
  await focus(attributes())
  expect(offered()).toEqual([
    'Attributes of “image” are listed here after a response with its details.',
  ])
  page.close()
})

test('what was emptied again stays empty when it is left', async () => {
  const page = open(true)
  await page.add()
  for (const field of [relation, attributes]) {
    await type(field(), 'location')
    await type(field(), '')
    await leave(field())
    expect(field().value).toBe('')
  }
  expect(page.opened.query.form.fields).toEqual([{ relation: '', attributes: [] }])
  page.close()
})

test('that a row has no attributes is told once their field was left', async () => {
  const page = open(true)
  await page.add()
  await type(relation(), 'location')
  expect(told()).toEqual([])
  await leave(attributes())
  expect(told()).toEqual(['Without attributes, this row is left out.'])
  await type(attributes(), 'name')
  await expect
    .poll(told)
    .toEqual([
      '“location” is not in the include parameter, so this field list has no effect. Add to Include',
    ])
  page.close()
})
