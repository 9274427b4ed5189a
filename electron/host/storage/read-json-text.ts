/** What the text holds as JSON; undefined, which no schema of an object takes, where it is none. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
