import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import MenuButton from '#app/ui/MenuButton.vue'
import { pageWords } from '../../support/page/page-words.ts'
import { until } from '../../support/page/until.ts'

test('Escape closes the menu while the focus is still on its button', async () => {
  const wrapper = mount(MenuButton, {
    props: {
      label: 'Connection',
      test: 'menu',
      side: 'start',
      entries: [{ key: 'add', label: 'New', test: 'menu.add', isPossible: true }],
    },
    global: { plugins: [pageWords('en')] },
    attachTo: document.body,
  })
  const button = wrapper.get('[data-test="menu"]')
  await button.trigger('click')
  expect(button.attributes('aria-expanded')).toBe('true')
  await button.trigger('keydown', { key: 'Escape' })
  expect(button.attributes('aria-expanded')).toBe('false')
  wrapper.unmount()
})

test('a disabled entry says why, in place of its shortcut', async () => {
  const entry = { shortcut: 'F5', reason: 'needs a response' }
  const wrapper = mount(MenuButton, {
    props: {
      label: 'Tools',
      test: 'menu',
      side: 'start',
      entries: [
        { ...entry, key: 'a', label: 'Check', test: 'menu.a', isPossible: true },
        { ...entry, key: 'b', label: 'Compare', test: 'menu.b', isPossible: false },
      ],
    },
    global: { plugins: [pageWords('en')] },
    attachTo: document.body,
  })
  await wrapper.get('[data-test="menu"]').trigger('click')
  await until(() => {
    const texts = Array.from(document.querySelectorAll('[role=menuitem]'), ({ textContent }) =>
      textContent.replace(/\s+/g, ' ').trim(),
    )
    expect(texts).toEqual(['Check F5', 'Compare needs a response'])
  })
  wrapper.unmount()
})

test('the arrow keys pass over entries that are not possible', async () => {
  const entry = (key: string, isPossible: boolean) => ({
    key,
    label: key,
    test: `menu.${key}`,
    isPossible,
  })
  const wrapper = mount(MenuButton, {
    props: {
      label: 'Tools',
      test: 'menu',
      side: 'start',
      entries: [entry('a', false), entry('b', true), entry('c', false), entry('d', true)],
    },
    global: { plugins: [pageWords('en')] },
    attachTo: document.body,
  })
  const focused = () => document.activeElement?.getAttribute('data-test')
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return focused()
  }
  await wrapper.get('[data-test="menu"]').trigger('click')
  await expect.poll(() => document.querySelectorAll('[role=menuitem]')).toHaveLength(4)
  wrapper.get<HTMLElement>('[data-test="menu"]').element.focus()
  expect(['ArrowDown', 'ArrowDown', 'ArrowUp'].map(press)).toEqual(['menu.b', 'menu.d', 'menu.b'])
  wrapper.unmount()
})
