import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { useSelectAll } from '#app/features/commands/use-shortcuts.ts'

/** Presses Ctrl+A at an element of the window, and gives what is selected, and whether the browser would select all. */
function pressAt(selector: string, by: KeyboardEventInit = { ctrlKey: true }) {
  const wrapper = mount(
    {
      setup() {
        useSelectAll()
      },
      template: `<main>
        <nav>Tools</nav>
        <button>Send</button>
        <input value="typed" />
        <pre>an answer</pre>
        <div tabindex="0"><p>a <b>text</b></p></div>
      </main>`,
    },
    { attachTo: document.body },
  )
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true, ...by })
  wrapper.get(selector).element.dispatchEvent(event)
  const found = [String(getSelection()).trim(), event.defaultPrevented]
  getSelection()?.removeAllRanges()
  wrapper.unmount()
  return found
}

test('Ctrl+A selects the text that it is pressed in, and never the window', () => {
  expect([
    pressAt('pre'),
    pressAt('b'),
    pressAt('button'),
    pressAt('nav'),
    pressAt('input'),
    pressAt('button', { ctrlKey: true, shiftKey: true }),
    pressAt('button', {}),
  ]).toEqual([
    ['an answer', true],
    ['a text', true],
    ['', true],
    ['', true],
    ['', false],
    ['', false],
    ['', false],
  ])
})
