import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { createHostClient, hostClientKey } from '#app/client/host-client.ts'
import ConnectionDialog from '#app/features/connect/ConnectionDialog.vue'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import type { Language } from '#core/language/language.ts'
import { viewConnection } from '../../support/page/connections-response.ts'
import { pageWords } from '../../support/page/page-words.ts'

const pageGlobal = (language: Language) => ({
  plugins: [createPinia(), pageWords(language)],
  provide: {
    [hostClientKey]: createHostClient(null, {
      onSessionLost: () => undefined,
      onDefects: () => undefined,
    }),
  },
})

async function open(language: Language) {
  const wrapper = mount(ConnectionDialog, {
    props: { connection: null, endpoint: '', refusal: '', isSaving: false },
    attachTo: document.body,
    global: pageGlobal(language),
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
  return { wrapper, input, type }
}

test('a new connection is called by its address until somebody names it', async () => {
  const { wrapper, input, type } = await open('en')
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
  ['', 'Zum Speichern fehlt die Adresse.'],
  [
    'meinportal',
    '„meinportal“ ist keine vollständige Adresse. Ist es ein Name im eigenen Netz, geben Sie https://meinportal ein.',
  ],
  ['mein portal', 'Das ist keine gültige Adresse. Beispiel: https://api.example.org'],
  ['ftp://api.example', 'Die Adresse muss mit https oder http beginnen.'],
  ['https://api.example', undefined],
  ['https://meinportal', undefined],
  ['localhost', undefined],
  ['api.example', undefined],
])('it says why it cannot be saved, whatever its name (%j)', async (address, reason) => {
  const { wrapper, type } = await open('de')
  await type('name', 'Portal')
  await type('base-url', address)
  expect(document.querySelector('[data-test="connection.missing"]')?.textContent.trim()).toBe(
    reason,
  )
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
    global: pageGlobal('en'),
  })
  await nextTick()
  expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe(title)
  wrapper.unmount()
})

test.each([
  ['its address alone', {}, false],
  ['certificates of its own', { certificates: '-----BEGIN CERTIFICATE-----' }, true],
  ['a longer wait', { limits: { ...defaultExchangeLimits, durationMs: 600_000 } }, true],
])(
  'of a connection with %s, what few people change is in sight: %j, %j',
  async (_, own, isOpen) => {
    const wrapper = mount(ConnectionDialog, {
      props: {
        connection: viewConnection({ id: 'one', ...own }),
        endpoint: '',
        refusal: '',
        isSaving: false,
      },
      attachTo: document.body,
      global: pageGlobal('en'),
    })
    await nextTick()
    expect(document.querySelector('details.advanced')?.hasAttribute('open')).toBe(isOpen)
    wrapper.unmount()
  },
)

test('closed by its button or Escape, it says whether anything was entered', async () => {
  const { wrapper, type } = await open('en')
  const leave = async () => {
    document.querySelector<HTMLElement>('[data-test="dialog.close"]')?.click()
    await nextTick()
  }
  await leave()
  await type('base-url', 'https://api.example')
  await leave()
  await type('base-url', '')
  await leave()
  expect(wrapper.emitted('leave')).toEqual([[false], [true], [false]])
  expect(wrapper.emitted('cancel')).toBe(undefined)
  wrapper.unmount()
})

test.each([
  ['\u200bhttps://api.example\u00a0', 'https://api.example'],
  ['https://api.\u200bexample/api/v4/endpoints/events', 'https://api.example'],
])(
  'an address is pasted without characters that nobody sees, and this is said',
  async (...given) => {
    const [pasted, address] = given
    const { wrapper, input } = await open('en')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const event = new Event('paste', { cancelable: true })
    input('base-url').dispatchEvent(Object.assign(event, { clipboardData }))
    await nextTick()
    const said = document.querySelector('[data-test="connection.base-url.repaired"]')?.textContent
    expect([input('base-url').value, said?.includes('Invisible characters were removed.')]).toEqual(
      [address, true],
    )
    wrapper.unmount()
  },
)
