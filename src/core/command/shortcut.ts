import { ownValue } from '#core/own-value.ts'
import { commandNames, type CommandName } from './command.ts'

/** A key combination that runs a command anywhere in the window. */
export type Shortcut =
  /**
   * Ctrl, or Cmd on a Mac; `key` as in the current layout. `outsideText`: not while typing in a text field.
   */
  | { kind: 'control'; key: string; outsideText?: true }
  /**
   * Alt, or Ctrl and Option on a Mac, where Option alone types characters (`@` is ⌥L in German). `code` is
   * the physical key, because Alt changes the character in many layouts.
   */
  | { kind: 'alt'; code: string; shift: boolean }
  | { kind: 'escape' }
  /** A single function key, such as `F6`. */
  | { kind: 'function'; key: string }
  /** A typed character, outside of text fields. */
  | { kind: 'character'; key: string }

const control = (key: string): Shortcut => ({ kind: 'control', key })
const alt = (code: string, shift = false): Shortcut => ({ kind: 'alt', code, shift })

// Avoids keys that browsers reserve (Ctrl+T, Ctrl+W, Ctrl+N) and those of text fields.
const shortcuts: Partial<Record<CommandName, Shortcut>> = {
  // Taken from the editor of a body as well (`monaco.ts`).
  send: control('Enter'),
  cancel: { kind: 'escape' },
  palette: control('k'),
  'save-request': control('s'),
  find: control('f'),
  settings: control(','),
  endpoint: alt('KeyE'),
  endpoints: alt('KeyL'),
  'full-text': alt('KeyQ'),
  'paste-request': alt('KeyV'),
  undo: { kind: 'control', key: 'z', outsideText: true },
  'hand-over': alt('KeyH'),
  'new-tab': alt('KeyN'),
  'close-tab': alt('KeyW'),
  'reopen-tab': alt('KeyT'),
  'next-tab': alt('Period'),
  'previous-tab': alt('Comma'),
  export: alt('KeyX'),
  'first-page': alt('PageUp', true),
  'previous-page': alt('PageUp'),
  'next-page': alt('PageDown'),
  'last-page': alt('PageDown', true),
  saved: alt('KeyB'),
  history: alt('KeyY'),
  'toggle-query': alt('KeyG'),
  'toggle-item': alt('KeyI'),
  'item-back': alt('KeyJ'),
  'item-forward': alt('KeyK'),
  'next-pane': { kind: 'function', key: 'F6' },
  shortcuts: { kind: 'character', key: '?' },
}

export function shortcutOf(name: CommandName): Shortcut | null {
  return shortcuts[name] ?? null
}

/** The relevant members of a KeyboardEvent. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** True if a text field has the focus. */
  isTyping: boolean
}

export function readKeyPress(press: KeyPress, isMac: boolean): CommandName | null {
  return (
    commandNames.find((name) => {
      const shortcut = shortcutOf(name)
      return shortcut !== null && isPressed(shortcut, press, isMac)
    }) ?? null
  )
}

function isPressed(shortcut: Shortcut, press: KeyPress, isMac: boolean): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = press
  const hasModifiers = (control: boolean, meta: boolean, alt: boolean) =>
    ctrlKey === control && metaKey === meta && altKey === alt
  switch (shortcut.kind) {
    case 'control':
      return (
        hasModifiers(!isMac, isMac, false) &&
        !shiftKey &&
        !(shortcut.outsideText && press.isTyping) &&
        press.key.toLowerCase() === shortcut.key.toLowerCase()
      )
    case 'alt':
      return (
        hasModifiers(isMac, false, true) &&
        press.code === shortcut.code &&
        shiftKey === shortcut.shift
      )
    case 'escape':
      return press.key === 'Escape' && hasModifiers(false, false, false) && !shiftKey
    case 'function':
      return press.key === shortcut.key && hasModifiers(false, false, false) && !shiftKey
    case 'character':
      // Shift is not checked: whether it is needed depends on the layout.
      return press.key === shortcut.key && hasModifiers(false, false, false) && !press.isTyping
  }
}

/** Names of keys that depend on the language. */
export interface KeyNames {
  control: string
  shift: string
  pageUp: string
  pageDown: string
}

export interface Keyboard {
  isMac: boolean
  names: KeyNames
}

/** A shortcut as displayed: `Ctrl+K`, on a Mac `⌘K`. */
export function renderShortcut(shortcut: Shortcut, { isMac, names }: Keyboard): string {
  switch (shortcut.kind) {
    case 'escape':
      return 'Esc'
    case 'function':
    case 'character':
      return shortcut.key
    case 'control': {
      const key = shortcut.key === 'Enter' ? (isMac ? '↩' : 'Enter') : shortcut.key.toUpperCase()
      return isMac ? `⌘${key}` : `${names.control}+${key}`
    }
    case 'alt': {
      const keyLabels: Partial<Record<string, string>> = {
        Period: '.',
        Comma: ',',
        PageUp: names.pageUp,
        PageDown: names.pageDown,
      }
      const key = ownValue(keyLabels, shortcut.code) ?? shortcut.code.replace(/^Key/, '')
      if (isMac) return `⌃⌥${shortcut.shift ? '⇧' : ''}${key}`
      return `Alt+${shortcut.shift ? `${names.shift}+` : ''}${key}`
    }
  }
}

/**
 * A shortcut as an Electron accelerator. null for keys that a menu would take from dialogs (Escape) or text
 * fields (characters, Ctrl+Z).
 */
export function renderAccelerator(shortcut: Shortcut, isMac: boolean): string | null {
  switch (shortcut.kind) {
    case 'escape':
    case 'character':
      return null
    case 'function':
      return shortcut.key
    case 'control':
      if (shortcut.outsideText) return null
      return `CommandOrControl+${shortcut.key.length === 1 ? shortcut.key.toUpperCase() : shortcut.key}`
    case 'alt': {
      const key =
        ownValue({ Period: '.', Comma: ',' }, shortcut.code) ?? shortcut.code.replace(/^Key/, '')
      return `${isMac ? 'Control+' : ''}Alt+${shortcut.shift ? 'Shift+' : ''}${key}`
    }
  }
}
