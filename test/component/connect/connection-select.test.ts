import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import ConnectionSelect from '#app/features/connect/ConnectionSelect.vue'
import { pageWords } from '../../support/page/page-words.ts'
import { viewConnection } from '../../support/page/connections-response.ts'

const own = ['Test', 'Live', 'Sample'].map((id) => viewConnection({ id }))

async function open(connections = own) {
  const wrapper = mount(ConnectionSelect, {
    props: { connections, current: connections[1] ?? null },
    global: { plugins: [pageWords('en')] },
    attachTo: document.body,
  })
  const button = wrapper.get<HTMLElement>('[data-test="connection.select"]').element
  button.focus()
  button.click()
  // Its list is fetched when it is first opened.
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('option')
  return {
    focused: () => document.activeElement?.getAttribute('data-test'),
    press: async (key: string) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await nextTick()
    },
    isOpen: () => button.getAttribute('aria-expanded'),
    chosen: () => wrapper.emitted('select'),
    close: () => {
      wrapper.unmount()
    },
  }
}

test('the list opens on the connection in use, and the arrow keys lead through it', async () => {
  const { focused, press, close } = await open()
  const seen = [focused()]
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await press(key)
    seen.push(focused())
  }
  expect(seen.map((name) => name?.split('.').at(-1))).toEqual([
    'Live',
    'Sample',
    'Sample',
    'Live',
    'Test',
  ])
  close()
})

test('Escape and Tab close the list, and the focus goes back to its button', async () => {
  for (const key of ['Escape', 'Tab']) {
    const { focused, press, isOpen, chosen, close } = await open()
    await press(key)
    await nextTick()
    expect([isOpen(), focused(), chosen()]).toEqual(['false', 'connection.select', undefined])
    close()
  }
})

test('a sample that was not started yet has no address', async () => {
  const baseUrl = 'http://127.0.0.1:4780'
  const sample = (id: string, isRunning: boolean) => ({
    ...viewConnection({ id, baseUrl, builtIn: 'sample' }),
    token: { kind: 'sample' as const, isRunning },
  })
  const { close } = await open([sample('Running', true), sample('Waiting', false)])
  const addresses = Array.from(document.querySelectorAll('.connection-list .address'), (one) =>
    one.textContent.trim(),
  )
  expect(addresses).toEqual([baseUrl, 'starts when first used'])
  close()
})
