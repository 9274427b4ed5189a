import { mount } from '@vue/test-utils'
import { NSelect } from 'naive-ui'
import { expect, test } from 'vitest'
import AdvancedFields from '#app/features/connect/AdvancedFields.vue'
import { pageWords } from '../../support/page/page-words.ts'
import { conventionChoices, presets } from '#core/query/conventions.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'

test('every convention is a switch of its own, and changes itself only', () => {
  const wrapper = mount(AdvancedFields, {
    props: {
      limits: defaultExchangeLimits,
      certificates: '',
      conventions: presets.core,
      itemLink: '',
      usualItemLink: '',
      isItemLinkInvalid: false,
    },
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
