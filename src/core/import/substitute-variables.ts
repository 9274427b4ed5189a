/** Variables of a file by their names. */
export type Variables = ReadonlyMap<string, string>

const rounds = 5

/**
 * Puts variables in for `{{name}}`; values may hold further ones, five deep. One without a value stays
 * as it is, and so does what has no name here (environments are files of their own).
 */
export function substituteVariables(text: string, variables: Variables): string {
  let before = text
  for (let round = 0; round < rounds; round += 1) {
    const after = before.replace(/\{\{([^{}]+)\}\}/g, (whole, name: string) => {
      const value = variables.get(name.trim()) ?? ''
      return value === '' ? whole : value
    })
    // A value that holds itself would grow without end.
    if (after === before || after.length > longest) return before
    before = after
  }
  return before
}

/**
 * What variables stand for where several environments could be meant: one counts only where all of them say
 * the same. A value of another environment would lead to another instance.
 */
export function agreeOn(base: Variables, environments: readonly Variables[]): Variables {
  const names = new Set(environments.flatMap((one) => [...one.keys()]))
  const agreed = new Map(base)
  for (const name of names) {
    const values = new Set(environments.map((one) => one.get(name)))
    const [value] = values
    if (values.size === 1 && value !== undefined) agreed.set(name, value)
    else agreed.delete(name)
  }
  return agreed
}

const longest = 10_000_000
