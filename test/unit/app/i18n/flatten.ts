/** All words of a language by their key, such as `results.tab.items`. */
export function flatten(words: object, before = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const key = before === '' ? name : `${before}.${name}`
    return typeof value === 'object' && value !== null
      ? flatten(value, key)
      : [[key, String(value)] as [string, string]]
  })
}
