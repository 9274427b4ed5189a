import type { CommandName } from '#core/command/command.ts'

/** The texts of one language outside the page; those of the page are in src/app/i18n. */
export interface ShellWords {
  commands: Readonly<Record<CommandName, string>>
  /** Texts of menus, by menu or Electron's role name, and of dialogs. */
  menu: Readonly<Record<MenuWord, string>>
}

export type MenuWord =
  | 'file'
  | 'quit'
  | 'edit'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'query'
  | 'view'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'toggleDevTools'
  | 'help'
  | 'window'
  | 'minimize'
  | 'zoom'
  | 'front'
  | 'services'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'recentDocuments'
  | 'clearRecentDocuments'
  | 'reload'
  | 'dataFolder'
  | 'saveFile'
  | 'crashed'
  | 'crashedDetail'
