/** Words of the sheet of all keys. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  places: 'In parts of the window',
  grid: {
    keys: '↑ ↓ ← →',
    does: 'Move between items. Enter shows the item. Shift+F10 opens the menu of the item.',
  },
  tree: {
    keys: '→ ←',
    does: 'Open or close a line of the tree. + opens everything below the line.',
  },
  field: { keys: '↓ Enter', does: 'Accept the marked suggestion. Shift+Enter keeps your text.' },
  values: { keys: 'Enter', does: 'Finish a value. Backspace opens the last value again.' },
  tabs: { keys: '← → Del', does: 'Move between tabs. Del closes the tab.' },
  line: { keys: '← → ↑ ↓', does: 'Move the divider between two panes' },
} as const
