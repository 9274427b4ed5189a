import { afterAll, expect, test, vi } from 'vitest'
import { h } from 'vue'
import RawBodyEditor from '#app/features/query/RawBodyEditor.vue'
import { openPage } from '../../support/page/open-page.ts'

// It goes on loading what it needs of JSON, also after the last test.
afterAll(() => vi.dynamicImportSettled())

/** The editor, which is there some time after it was asked for. */
const open = () => {
  openPage(
    () => ({}),
    {},
    () => h(RawBodyEditor, { body: '{}', notes: [] }),
  )
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
