/** A prefix that does not occur in a text: the given one, preceded by as many `x` as needed. */
export function unusedPrefix(text: string, prefix: string): string {
  return text.includes(prefix) ? unusedPrefix(text, `x${prefix}`) : prefix
}
