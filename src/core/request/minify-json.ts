/**
 * Takes the white space between the tokens out of valid JSON text. Numbers and strings stay as typed.
 * Does not check the text.
 */
export const minifyJson = (text: string): string =>
  text.replace(/("(?:[^"\\]|\\.)*")|\s+/gs, (_, string: string | undefined) => string ?? '')
