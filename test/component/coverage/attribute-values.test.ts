import { expect, test } from 'vitest'
import { h } from 'vue'
import AttributeValues from '#app/features/coverage/AttributeValues.vue'
import { createAttributeValues } from '#core/coverage/attribute-values.ts'
import { openPage } from '../../support/page/open-page.ts'

/** What is said of the names of items, of which so many different ones are told apart. */
function textOf(names: readonly string[], maxDifferent: number): string {
  const counted = createAttributeValues(['name'], { maxDifferent })
  names.forEach((value, position) => {
    counted.add(
      { kind: 'object', members: [{ name: 'name', value: { kind: 'string', value } }] },
      position,
    )
  })
  const page = openPage(
    () => ({}),
    {},
    () => h(AttributeValues, { path: ['name'], values: counted.read(), firstNumber: 1 }),
  )
  const text = document.body.textContent
  page.close()
  return text
}

test('that no value occurs twice is said only where all were told apart', () => {
  const once = 'No value occurs in more than one item.'
  expect(textOf(['a', 'b', 'c'], 3)).toContain(once)
  expect(textOf(['a', 'b', 'c', 'c'], 2)).not.toContain(once)
  expect(textOf(['a', 'b', 'c'], 2)).not.toContain(once)
})
