import type { CommandName } from '#core/command/command.ts'
import { renderAccelerator, shortcutOf } from '#core/command/shortcut.ts'
import type { MenuRole, MenuWord } from '#core/language/shell-words.ts'
import { chooseLanguage } from '#core/language/language.ts'
import { shellWords } from '#core/language/all-shell-words.ts'

/** One entry, as Electron's menu templates take it. */
export type MenuEntry =
  | { type: 'separator' }
  | { label: string; role: MenuRole }
  | { label: string; click: () => void; accelerator?: string }
  /** Recently opened files, filled in by the system (macOS). */
  | { label: string; role: 'recentDocuments'; submenu: MenuEntry[] }

/** One menu of the bar, as Electron's menu templates take it. */
export interface MenuTemplate {
  label: string
  role?: 'help' | 'window'
  submenu: MenuEntry[]
}

interface MenuOptions {
  isMac: boolean
  devTools: boolean
  send: (command: CommandName) => void
  reload: () => void
  showDataFolder: () => void
}

/**
 * Describes the application menu with all commands of the page. A command is sent to the page; a key that the
 * page handles never reaches the menu, so no command runs twice. macOS always uses the first menu as the app
 * menu.
 */
export function describeMenu(words: MenuWords, options: MenuOptions): MenuTemplate[] {
  const { isMac } = options
  const { roles, commands, entry, recent, menu, joinGroups } = createEntries(words, options)
  const macAppMenu: MenuTemplate = {
    label: 'Endpoint Explorer',
    submenu: joinGroups([
      commands('about'),
      commands('settings'),
      roles('services'),
      roles('hide', 'hideOthers', 'unhide'),
      roles('quit'),
    ]),
  }
  const windowMenu: MenuTemplate = {
    label: words.word('window'),
    role: 'window',
    submenu: joinGroups([roles('minimize', 'zoom'), roles('front')]),
  }

  return [
    ...(isMac ? [macAppMenu] : []),
    menu('file', [
      commands('new-tab', 'duplicate-tab', 'close-tab', 'reopen-tab'),
      commands('save-request', 'import', 'open-folder', 'hand-over', 'export'),
      commands('new-connection', 'edit-connection', 'edit-token'),
      isMac ? [recent] : [],
      isMac ? [] : commands('settings'),
      isMac ? [] : roles('quit'),
    ]),
    menu('edit', [
      [...roles('undo', 'redo'), ...commands('undo')],
      roles('cut', 'copy', 'paste', 'selectAll'),
      commands('paste-request', 'copy-code'),
      commands(
        'find',
        'doctor',
        'missing',
        'open-item',
        'item-back',
        'item-forward',
        'changes',
        'compare',
        'sets',
        'sync',
        'batch',
      ),
    ]),
    menu('query', [
      commands('send', 'cancel'),
      commands('endpoint', 'endpoints', 'full-text'),
      commands('conformance', 'access'),
      commands('first-page', 'previous-page', 'next-page', 'last-page'),
    ]),
    menu('view', [
      commands('palette', 'saved', 'history', 'ledger'),
      commands('next-tab', 'previous-tab'),
      commands('toggle-query', 'toggle-item', 'next-pane'),
      roles('resetZoom', 'zoomIn', 'zoomOut'),
      roles('togglefullscreen', ...(options.devTools ? (['toggleDevTools'] as const) : [])),
      [entry('reload', options.reload)],
    ]),
    ...(isMac ? [windowMenu] : []),
    {
      label: words.word('help'),
      role: 'help',
      submenu: joinGroups([
        commands('manual', 'shortcuts'),
        [entry('dataFolder', options.showDataFolder)],
        isMac ? [] : commands('about'),
      ]),
    },
  ]
}

function createEntries(words: MenuWords, { isMac, send }: MenuOptions) {
  const separator: MenuEntry = { type: 'separator' }
  const roles = (...names: MenuRole[]) => names.map((role) => ({ label: words.word(role), role }))
  const commands = (...names: CommandName[]) =>
    names.map((name) => {
      const shortcut = shortcutOf(name)
      const accelerator = shortcut && renderAccelerator(shortcut, isMac)
      return {
        label: words.command(name),
        click: () => {
          send(name)
        },
        ...(accelerator !== null && { accelerator }),
      }
    })
  const entry = (name: 'reload' | 'dataFolder', click: () => void) => ({
    label: words.word(name),
    click,
  })
  const recent: MenuEntry = {
    label: words.word('recentDocuments'),
    role: 'recentDocuments',
    submenu: roles('clearRecentDocuments'),
  }
  const menu = (name: 'file' | 'edit' | 'query' | 'view', groups: MenuEntry[][]) => ({
    label: words.word(name),
    submenu: joinGroups(groups),
  })
  const joinGroups = (groups: MenuEntry[][]) =>
    groups
      .filter((group) => group.length > 0)
      .flatMap((group, index) => (index === 0 ? group : [separator, ...group]))
  return { roles, commands, entry, recent, menu, joinGroups }
}

/** The texts of the menu in one language. */
export interface MenuWords {
  word: (name: MenuWord) => string
  command: (name: CommandName) => string
}

/** `locale` is a BCP 47 tag such as `de-AT`; unsupported languages become English. */
export function chooseMenuWords(locale: string): MenuWords {
  const { menu, commands } = shellWords[chooseLanguage('system', [locale])]
  return { word: (name) => menu[name], command: (name) => commands[name] }
}
