const textFields =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="textbox"]'

/** Whether keys go into a text there. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields))
