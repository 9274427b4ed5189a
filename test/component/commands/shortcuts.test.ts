import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShortcuts } from '#app/features/commands/use-shortcuts.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { commandNames } from '#core/command/command.ts'

let choose: (command: string) => void = () => undefined

beforeEach(() => {
  vi.stubGlobal('shell', {
    kind: 'electron',
    onMenuCommand: (listener: (command: string) => void) => {
      choose = listener
      return () => undefined
    },
  })
})
afterEach(() => {
  document.body.replaceChildren()
})

/** A window in which every command can be carried out, and tells that it was. */
function open() {
  const done: string[] = []
  const wrapper = mount(
    {
      setup() {
        const commands = useCommandsStore()
        for (const name of commandNames)
          commands.register(name, { run: () => done.push(name), isPossible: () => true })
        useShortcuts()
      },
      template: '<div />',
    },
    { global: { plugins: [createPinia()] } },
  )
  return {
    done,
    press: (key: string, ctrlKey: boolean) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, cancelable: true })),
    close: () => {
      wrapper.unmount()
    },
  }
}

function openDialog() {
  const dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  document.body.append(dialog)
}

test('a key and an entry of the menu do the same', () => {
  const { done, press, close } = open()
  press('s', true)
  choose('save-request')
  choose('no command')
  expect(done).toEqual(['save-request', 'save-request'])
  close()
})

test('after a key with Alt, the release of Alt does not move the focus to the menu bar', () => {
  const { done, close } = open()
  const send = (type: 'keydown' | 'keyup', key: string, altKey: boolean) => {
    const event = new KeyboardEvent(type, {
      key,
      code: `Key${key.toUpperCase()}`,
      altKey,
      cancelable: true,
    })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([send('keydown', 'e', true), send('keyup', 'Alt', false)]).toEqual([true, true])
  expect([send('keydown', 'Alt', true), send('keyup', 'Alt', false)]).toEqual([false, false])
  expect(done).toEqual(['endpoint'])
  close()
})

test('an open dialog keeps keys and the menu from what lies behind it', () => {
  const { done, press, close } = open()
  openDialog()
  press('s', true)
  press('Escape', false)
  choose('save-request')
  choose('send')
  choose('close-tab')
  expect(done).toEqual([])
  close()
})

test('a request can be ended by the menu while a dialog is open', () => {
  const { done, close } = open()
  openDialog()
  choose('cancel')
  expect(done).toEqual(['cancel'])
  close()
})
