const textFields =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="textbox"]'

/** True if the element takes typed text. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields))
