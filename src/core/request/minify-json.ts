/**
 * Removes the white space between the tokens of valid JSON. Numbers and strings are unchanged; nothing is
 * validated.
 */
export const minifyJson = (text: string): string =>
  text.replace(/("(?:[^"\\]|\\.)*")|\s+/gs, (_, string: string | undefined) => string ?? '')
