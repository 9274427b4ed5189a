import { describe, expect, it } from 'vitest'
import { commandNames, isCommandName } from '#core/command/command.ts'
import {
  readKeyPress,
  renderAccelerator,
  renderShortcut,
  shortcutOf,
  type KeyPress,
} from '#core/command/shortcut.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  ...none,
  key,
  code,
  ...held,
})

describe('a key press', () => {
  it.each([
    ['send', press('Enter', 'Enter', { ctrlKey: true })],
    ['send', press('Enter', 'Enter', { metaKey: true })],
    ['palette', press('K', 'KeyK', { ctrlKey: true })],
    ['new-tab', press('n', 'KeyN', { altKey: true })],
    ['new-tab', press('˜', 'KeyN', { altKey: true })],
    ['last-page', press('PageDown', 'PageDown', { altKey: true, shiftKey: true })],
    ['cancel', press('Escape', 'Escape')],
    ['palette', press('k', 'KeyV', { ctrlKey: true })],
  ])('stands for %s', (name, given) => {
    expect(readKeyPress(given)).toBe(name)
  })

  it.each([
    ['typing', press('k', 'KeyK')],
    ['AltGr, which is Ctrl and Alt', press('€', 'KeyE', { ctrlKey: true, altKey: true })],
    ['with Shift as well', press('K', 'KeyK', { ctrlKey: true, shiftKey: true })],
    ['Enter alone', press('Enter', 'Enter')],
  ])('is nobody’s: %s', (_what, given) => {
    expect(readKeyPress(given)).toBeNull()
  })

  it('never stands for two commands', () => {
    const written = commandNames.flatMap((name) => {
      const shortcut = shortcutOf(name)
      return shortcut === null ? [] : [renderShortcut(shortcut, false)]
    })
    expect(new Set(written).size).toBe(written.length)
  })
})

describe('a shortcut', () => {
  it.each([
    ['send', 'Ctrl+Enter', '⌘↩', 'CommandOrControl+Enter'],
    ['settings', 'Ctrl+,', '⌘,', 'CommandOrControl+,'],
    ['new-tab', 'Alt+N', '⌥N', 'Alt+N'],
    ['first-page', 'Alt+Shift+PgUp', '⌥⇧PgUp', 'Alt+Shift+PageUp'],
    ['next-tab', 'Alt+.', '⌥.', 'Alt+.'],
    ['cancel', 'Esc', 'Esc', null],
  ] as const)('of %s is written for people and for menus', (name, plain, mac, accelerator) => {
    const shortcut = shortcutOf(name)
    expect(shortcut && renderShortcut(shortcut, false)).toBe(plain)
    expect(shortcut && renderShortcut(shortcut, true)).toBe(mac)
    expect(shortcut && renderAccelerator(shortcut)).toBe(accelerator)
  })
})

it('only a known name is a command', () => {
  expect(['send', 'Send', 'toString', ''].map(isCommandName)).toEqual([true, false, false, false])
})
