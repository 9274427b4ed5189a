/** What a random user of the page uses, types and presses. */

export const clickable =
  'button, summary, [role="tab"], [role="option"], [role="menuitem"], [role="treeitem"], [role="row"], [role="rowheader"], [role="columnheader"], [role="checkbox"], [role="switch"], .n-dropdown-option-body, .n-base-select-option'
export const fillable =
  'input:not([type="file"]):not([type="checkbox"]):not([type="radio"]), textarea'
export const typed = [
  'events',
  'constructor',
  '__proto__',
  '%00',
  'schedule.in.min',
  '2026-13-40',
  'name',
  '-5',
  '999999999999999999',
  '{"in":',
  'a,b,,c',
  '🏔️\u202e',
  'x'.repeat(1_500),
  'curl https://a.example/api/v4/endpoints/x?filter[q]=y',
  '',
] as const
export const keys = [
  'Enter',
  'Escape',
  'Tab',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'Delete',
  'Control+k',
  'Control+Enter',
  'Control+z',
  'F6',
  'Shift+F10',
] as const
