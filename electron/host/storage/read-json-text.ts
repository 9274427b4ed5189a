/** Parses JSON; returns undefined, which no object schema accepts, if the text is not JSON. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
