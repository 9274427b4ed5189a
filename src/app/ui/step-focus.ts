import { ownValue } from '#core/own-value.ts'

/** Moves the focus to the next or previous row by the arrow keys, from any element in the row's `li`. */
export function stepFocus(event: KeyboardEvent, rows: readonly HTMLElement[]): void {
  const step = ownValue({ ArrowDown: 1, ArrowUp: -1 }, event.key)
  if (step === undefined) return
  event.preventDefault()
  const at = rows.findIndex((row) => (row.closest('li') ?? row).contains(document.activeElement))
  rows[at + step]?.focus()
}
