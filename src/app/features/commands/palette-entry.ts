/** An entry of the command palette. */
export interface PaletteEntry {
  key: string
  label: string
  /** Further search words, in lower case. */
  otherWords: string
  /** The shortcut of the command; '' if there is none. */
  shortcut: string
  isPossible: boolean
  run: () => void
}
