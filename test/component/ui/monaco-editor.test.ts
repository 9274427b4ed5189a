import { mount } from '@vue/test-utils'
import { afterAll, expect, test, vi } from 'vitest'
import MonacoEditor from '#app/ui/MonacoEditor.vue'

// It goes on loading what it needs of JSON, also after the last test.
afterAll(() => vi.dynamicImportSettled())

/** The editor, which is there some time after it was asked for. */
const open = () => {
  const props = { text: '{}', label: 'Body', theme: 'light' as const }
  mount(MonacoEditor, { props, attachTo: document.body })
}
const isInEditor = () => document.activeElement?.closest('.monaco-editor-place') !== null

test('an editor that was asked for takes the focus', () => {
  open()
  expect(isInEditor()).toBe(true)
})

test.each([
  ['a dialog is open', '<div role="dialog" aria-modal="true"><button>Close</button></div>'],
  ['somebody types', '<input>'],
])('an editor that is loaded while %s leaves the focus there', (_, html) => {
  document.body.innerHTML = html
  const used = document.querySelector<HTMLElement>('button, input')
  used?.focus()
  open()
  expect([document.activeElement === used, isInEditor()]).toEqual([true, false])
})
