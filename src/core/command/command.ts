/** What can be done by name: from the palette, by a key, and from the menus of the desktop app. */
export const commandNames = [
  'send',
  'cancel',
  'endpoint',
  'endpoints',
  'full-text',
  'method-get',
  'method-post',
  'paste-request',
  'clear-query',
  'copy-url',
  'copy-body',
  'copy-curl',
  'hand-over',
  'save-request',
  'new-tab',
  'duplicate-tab',
  'close-tab',
  'next-tab',
  'previous-tab',
  'first-page',
  'previous-page',
  'next-page',
  'last-page',
  'doctor',
  'conformance',
  'missing',
  'access',
  'find',
  'save-answer',
  'export',
  'saved',
  'history',
  'ledger',
  'toggle-query',
  'toggle-item',
  'next-pane',
  'import',
  'new-connection',
  'edit-connection',
  'settings',
  'palette',
  'manual',
  'about',
] as const

export type CommandName = (typeof commandNames)[number]

/** Whether a text names a command: what comes from a menu is a text from another process. */
export function isCommandName(name: string): name is CommandName {
  return (commandNames as readonly string[]).includes(name)
}
