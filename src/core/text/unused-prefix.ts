/** A prefix that does not occur in a text: the given one, or the same after enough times an `x`. */
export function unusedPrefix(text: string, prefix: string): string {
  return text.includes(prefix) ? unusedPrefix(text, `x${prefix}`) : prefix
}
