import type { CommandName } from '#core/command/command.ts'
import { renderAccelerator, shortcutOf } from '#core/command/shortcut.ts'
import type { MenuWords } from './menu-words.ts'

/** What Electron does by itself where a menu entry names it. */
type Role =
  | 'about'
  | 'copy'
  | 'cut'
  | 'help'
  | 'paste'
  | 'quit'
  | 'redo'
  | 'resetZoom'
  | 'selectAll'
  | 'toggleDevTools'
  | 'togglefullscreen'
  | 'undo'
  | 'zoomIn'
  | 'zoomOut'

/** One entry, as Electron's menu templates take it. */
export type MenuEntry =
  | { type: 'separator' }
  | { label: string; role: Role }
  | { label: string; click: () => void; accelerator?: string }

/** One menu of the bar, as Electron's menu templates take it. */
export interface MenuTemplate {
  label: string
  role?: 'help'
  submenu: MenuEntry[]
}

/**
 * Describes the application menu, with every command of the page in it. A command is sent to the page;
 * a key that the page handles itself never reaches the menu, so a command does not run twice.
 */
export function describeMenu(
  words: MenuWords,
  options: { isMac: boolean; devTools: boolean; send: (command: CommandName) => void },
): MenuTemplate[] {
  const line: MenuEntry = { type: 'separator' }
  const roles = (...names: Role[]) => names.map((role) => ({ label: words.word(role), role }))
  const commands = (...names: CommandName[]) =>
    names.map((name) => {
      const shortcut = shortcutOf(name)
      const accelerator = shortcut && renderAccelerator(shortcut, options.isMac)
      return {
        label: words.command(name),
        click: () => {
          options.send(name)
        },
        ...(accelerator !== null && { accelerator }),
      }
    })
  const menu = (name: 'file' | 'edit' | 'query' | 'view', groups: MenuEntry[][]) => ({
    label: words.word(name),
    submenu: groups.flatMap((group, place) => (place === 0 ? group : [line, ...group])),
  })

  return [
    menu('file', [
      commands('new-tab', 'duplicate-tab', 'close-tab'),
      commands('save-request', 'import', 'hand-over', 'save-answer', 'export'),
      commands('new-connection', 'edit-connection'),
      commands('settings'),
      roles('quit'),
    ]),
    menu('edit', [
      roles('undo', 'redo'),
      roles('cut', 'copy', 'paste', 'selectAll'),
      commands('paste-request', 'copy-url', 'copy-body', 'copy-curl'),
      commands('find', 'doctor', 'missing'),
    ]),
    menu('query', [
      commands('send', 'cancel'),
      commands('endpoint', 'endpoints', 'full-text', 'method-get', 'method-post', 'clear-query'),
      commands('conformance', 'access'),
      commands('first-page', 'previous-page', 'next-page', 'last-page'),
    ]),
    menu('view', [
      commands('palette', 'saved', 'history', 'ledger'),
      commands('next-tab', 'previous-tab'),
      commands('toggle-query', 'toggle-item', 'next-pane'),
      roles('resetZoom', 'zoomIn', 'zoomOut'),
      roles('togglefullscreen', ...(options.devTools ? (['toggleDevTools'] as const) : [])),
    ]),
    { label: words.word('help'), role: 'help', submenu: roles('about') },
  ]
}
