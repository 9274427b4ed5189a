import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { createHostClient, hostClientKey } from '#app/client/host-client.ts'
import ConnectionDialog from '#app/features/connect/ConnectionDialog.vue'
import { viewConnection } from '../../support/page/connections-answer.ts'
import { pageWords } from '../../support/page/page-words.ts'

const pageGlobal = () => ({
  plugins: [createPinia(), pageWords('en')],
  provide: {
    [hostClientKey]: createHostClient(null, {
      onSessionLost: () => undefined,
      onDefects: () => undefined,
    }),
  },
})

test('a new connection is called by its address until somebody names it', async () => {
  const wrapper = mount(ConnectionDialog, {
    props: { connection: null, endpoint: '', refusal: '', isSaving: false },
    attachTo: document.body,
    global: pageGlobal(),
  })
  await nextTick()
  const input = (id: string) => {
    const found = document.querySelector<HTMLInputElement>(`input[data-test="connection.${id}"]`)
    if (!found) throw new Error(id)
    return found
  }
  const type = async (id: string, text: string) => {
    input(id).value = text
    input(id).dispatchEvent(new Event('input'))
    await nextTick()
  }

  await type('base-url', 'https://api.example/base')
  expect(input('name').value).toBe('api.example')
  await type('name', 'Tourism, live')
  await type('base-url', 'https://other.example')
  expect(input('name').value).toBe('Tourism, live')
  await type('name', '')
  expect(input('name').value).toBe('')
  wrapper.unmount()
})

test.each([
  [undefined, 'Edit connection'],
  [true, 'Duplicate connection'],
])('the dialog of a connection (copy: %s) has the title “%s”', async (isCopy, title) => {
  const wrapper = mount(ConnectionDialog, {
    props: {
      connection: viewConnection({ id: 'one' }),
      endpoint: '',
      refusal: '',
      isSaving: false,
      ...(isCopy && { isCopy }),
    },
    attachTo: document.body,
    global: pageGlobal(),
  })
  await nextTick()
  expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe(title)
  wrapper.unmount()
})
