import type { CommandName } from '#core/command/command.ts'

/** The texts of one language outside the page; those of the page are in src/app/i18n. */
export interface ShellWords {
  commands: Readonly<Record<CommandName, string>>
  /** Texts of menus, by menu or Electron's role name, and of dialogs. */
  menu: Readonly<Record<MenuWord, string>>
  /** Why the app does not handle tokens in an environment, by what is set there. */
  unsafe: Readonly<Record<'nodeDebug' | 'anyCertificate', string>>
}

export type MenuWord =
  | MenuRole
  | 'file'
  | 'edit'
  | 'query'
  | 'view'
  | 'help'
  | 'window'
  | 'recentDocuments'
  | 'reload'
  | 'dataFolder'
  | 'saveFile'
  | 'crashed'
  | 'crashedDetail'

/** Roles of menu entries that Electron implements. */
export type MenuRole =
  | 'quit'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'toggleDevTools'
  | 'minimize'
  | 'zoom'
  | 'front'
  | 'services'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'clearRecentDocuments'
