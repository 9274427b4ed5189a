/** Takes the focus up or down a list by the arrow keys; a row is its `li`, whatever has the focus in it. */
export function stepFocus(event: KeyboardEvent, rows: readonly HTMLElement[]): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const at = rows.findIndex((row) => (row.closest('li') ?? row).contains(document.activeElement))
  rows[at + step]?.focus()
}
