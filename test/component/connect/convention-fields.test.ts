import { mount } from '@vue/test-utils'
import { NSelect } from 'naive-ui'
import { expect, test } from 'vitest'
import ConventionFields from '#app/features/connect/ConventionFields.vue'
import { pageWords } from '../../support/page/page-words.ts'
import { conventionChoices, presets } from '#core/query/conventions.ts'

test('every convention is a switch of its own, and changes itself only', () => {
  const wrapper = mount(ConventionFields, {
    props: { conventions: presets.core },
    global: { plugins: [pageWords('en')] },
  })
  const switches = wrapper.findAllComponents(NSelect)
  expect(switches.map((one) => one.attributes('data-test'))).toEqual(
    Object.keys(conventionChoices).map((name) => `connection.convention.${name}`),
  )
  for (const one of switches) one.vm.$emit('update:value', 1)
  expect(wrapper.emitted('update:conventions')).toEqual(
    Object.entries(conventionChoices).map(([name, choices]) => [
      { ...presets.core, [name]: choices[1] },
    ]),
  )
})
