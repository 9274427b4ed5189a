import { describe, expect, it } from 'vitest'
import { commandNames, isCommandName } from '#core/command/command.ts'
import {
  readKeyPress,
  renderAccelerator,
  renderShortcut,
  shortcutOf,
  type KeyNames,
  type KeyPress,
} from '#core/command/shortcut.ts'

const english: KeyNames = { control: 'Ctrl', shift: 'Shift', pageUp: 'PgUp', pageDown: 'PgDn' }
const german: KeyNames = {
  control: 'Strg',
  shift: 'Umschalt',
  pageUp: 'Bild auf',
  pageDown: 'Bild ab',
}

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isTyping: false }
const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  ...none,
  key,
  code,
  ...held,
})

describe('a key press', () => {
  it.each([
    ['send', press('Enter', 'Enter', { ctrlKey: true })],
    ['palette', press('K', 'KeyK', { ctrlKey: true })],
    ['new-tab', press('n', 'KeyN', { altKey: true })],
    ['new-tab', press('˜', 'KeyN', { altKey: true })],
    ['last-page', press('PageDown', 'PageDown', { altKey: true, shiftKey: true })],
    ['cancel', press('Escape', 'Escape')],
    ['palette', press('k', 'KeyV', { ctrlKey: true })],
    ['shortcuts', press('?', 'Minus', { shiftKey: true })],
    ['undo', press('z', 'KeyZ', { ctrlKey: true })],
  ])('stands for %s', (name, given) => {
    expect(readKeyPress(given, false)).toBe(name)
  })

  it.each([
    ['send', press('Enter', 'Enter', { metaKey: true })],
    ['new-tab', press('Dead', 'KeyN', { ctrlKey: true, altKey: true })],
    ['last-page', press('PageDown', 'PageDown', { ctrlKey: true, altKey: true, shiftKey: true })],
    ['cancel', press('Escape', 'Escape')],
  ])('stands for %s on a Mac', (name, given) => {
    expect(readKeyPress(given, true)).toBe(name)
  })

  it.each([
    ['@ on a German keyboard', press('@', 'KeyL', { altKey: true })],
    ['an accent', press('Dead', 'KeyE', { altKey: true })],
    ['to the end of the line deleted', press('k', 'KeyK', { ctrlKey: true })],
  ])('is left to the Mac: %s', (_what, given) => {
    expect(readKeyPress(given, true)).toBeNull()
  })

  it.each([
    ['typing', press('k', 'KeyK')],
    ['AltGr, which is Ctrl and Alt', press('€', 'KeyE', { ctrlKey: true, altKey: true })],
    ['with Shift as well', press('K', 'KeyK', { ctrlKey: true, shiftKey: true })],
    ['with the Windows key', press('k', 'KeyK', { metaKey: true })],
    ['Enter alone', press('Enter', 'Enter')],
    ['the undo of a text', press('z', 'KeyZ', { ctrlKey: true, isTyping: true })],
    ['a question mark in a text', press('?', 'Slash', { shiftKey: true, isTyping: true })],
  ])('is nobody’s: %s', (_what, given) => {
    expect(readKeyPress(given, false)).toBeNull()
  })

  it('never stands for two commands', () => {
    const written = commandNames.flatMap((name) => {
      const shortcut = shortcutOf(name)
      return shortcut === null ? [] : [renderShortcut(shortcut, { isMac: false, names: english })]
    })
    expect(new Set(written).size).toBe(written.length)
  })
})

describe('a shortcut', () => {
  it.each([
    ['send', 'Ctrl+Enter', 'Strg+Enter', '⌘↩', 'CommandOrControl+Enter', 'CommandOrControl+Enter'],
    ['settings', 'Ctrl+,', 'Strg+,', '⌘,', 'CommandOrControl+,', 'CommandOrControl+,'],
    ['new-tab', 'Alt+N', 'Alt+N', '⌃⌥N', 'Alt+N', 'Control+Alt+N'],
    [
      'first-page',
      'Alt+Shift+PgUp',
      'Alt+Umschalt+Bild auf',
      '⌃⌥⇧PgUp',
      'Alt+Shift+PageUp',
      'Control+Alt+Shift+PageUp',
    ],
    ['next-tab', 'Alt+.', 'Alt+.', '⌃⌥.', 'Alt+.', 'Control+Alt+.'],
    ['cancel', 'Esc', 'Esc', 'Esc', null, null],
    ['undo', 'Ctrl+Z', 'Strg+Z', '⌘Z', null, null],
    ['shortcuts', '?', '?', '?', null, null],
  ] as const)(
    'of %s is written for people, by their keyboard, and for menus',
    (name, plain, inGerman, mac, ...accelerators) => {
      const shortcut = shortcutOf(name)
      expect(
        shortcut && [
          renderShortcut(shortcut, { isMac: false, names: english }),
          renderShortcut(shortcut, { isMac: false, names: german }),
          renderShortcut(shortcut, { isMac: true, names: english }),
          renderAccelerator(shortcut, false),
          renderAccelerator(shortcut, true),
        ],
      ).toEqual([plain, inGerman, mac, ...accelerators])
    },
  )
})

it('only a known name is a command', () => {
  expect(['send', 'Send', 'toString', ''].map(isCommandName)).toEqual([true, false, false, false])
})
