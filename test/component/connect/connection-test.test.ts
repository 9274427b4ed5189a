import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import ConnectionTest from '#app/features/connect/ConnectionTest.vue'
import { createHostClient, hostClientKey } from '#app/client/host-client.ts'
import { connectionDraft } from '#core/connection/connection.ts'
import { pageWords } from '../../support/page/page-words.ts'

const draft = connectionDraft.parse({ name: 'Live', baseUrl: 'https://api.example' })

test('what a test said is taken back where it was asked something else, and only there', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const wrapper = mount(ConnectionTest, {
    props: { id: null, draft, token: 'one', startEndpoint: '' },
    global: {
      plugins: [createPinia(), pageWords('en')],
      provide: {
        [hostClientKey]: createHostClient(null, {
          onSessionLost: () => undefined,
          onDefects: () => undefined,
        }),
      },
    },
  })
  const told = () => wrapper.find('[data-test="connection.test-result"]').exists()
  const ask = () => wrapper.get('[data-test="connection.test"]').trigger('click')
  const refuse = async () => {
    answer(Response.json({ kind: 'token', problem: 'empty' }, { status: 422 }))
    await flushPromises()
  }

  await ask()
  await refuse()
  expect(told()).toBe(true)
  await wrapper.setProps({ draft: { ...draft, name: 'Another name', colour: 'red' } })
  expect(told()).toBe(true)
  await wrapper.setProps({ token: 'two' })
  expect(told()).toBe(false)

  await ask()
  await wrapper.setProps({ token: 'three' })
  await refuse()
  expect(told()).toBe(false)
  wrapper.unmount()
})
