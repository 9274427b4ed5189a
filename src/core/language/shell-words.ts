import type { CommandName } from '#core/command/command.ts'

/** What a language must have outside of the page; the page's own words stand in src/app/i18n. */
export interface ShellWords {
  commands: Readonly<Record<CommandName, string>>
  /** Of the menu by menu and by Electron's name of the role, and of its dialogs. */
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
