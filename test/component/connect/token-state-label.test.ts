import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import TokenStateLabel from '#app/features/connect/TokenStateLabel.vue'
import { pageWords } from '../../support/page/page-words.ts'

test.each([
  ['a token that can be entered is a button that leads there', true, 'BUTTON', 1],
  ['a token that cannot be entered is a text', false, 'SPAN', 0],
])('%s', async (_, isButton, tag, opened) => {
  const wrapper = mount(TokenStateLabel, {
    props: { state: { kind: 'none' }, isButton },
    global: { plugins: [pageWords('en')] },
  })
  const { element } = wrapper.get('[data-test="connection.token-state"]')
  await wrapper.trigger('click')
  expect([
    element.tagName,
    element.hasAttribute('tabindex'),
    wrapper.emitted('open') ?? [],
  ]).toEqual([tag, false, Array.from({ length: opened }, () => [])])
  wrapper.unmount()
})
