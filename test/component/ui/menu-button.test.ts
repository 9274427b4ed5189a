import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import MenuButton from '#app/ui/MenuButton.vue'
import { pageI18n } from '../../support/page/page-i18n.ts'

test('Escape closes the menu while the focus is still on its button', async () => {
  const wrapper = mount(MenuButton, {
    props: {
      label: 'Connection',
      test: 'menu',
      side: 'start',
      entries: [{ key: 'add', label: 'New', test: 'menu.add', isPossible: true }],
    },
    global: { plugins: [pageI18n('en')] },
    attachTo: document.body,
  })
  const button = wrapper.get('[data-test="menu"]')
  await button.trigger('click')
  expect(button.attributes('aria-expanded')).toBe('true')
  await button.trigger('keydown', { key: 'Escape' })
  expect(button.attributes('aria-expanded')).toBe('false')
  wrapper.unmount()
})
