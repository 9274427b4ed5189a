/** Values by variable name. */
export type Variables = ReadonlyMap<string, string>

const maxNesting = 5

/**
 * Replaces `{{name}}` by the variable's value; values may contain variables, up to five levels deep.
 * Variables that are empty or unknown stay as they are.
 */
export function substituteVariables(text: string, variables: Variables): string {
  let current = text
  for (let round = 0; round < maxNesting; round += 1) {
    const substituted = current.replace(/\{\{([^{}]+)\}\}/g, (whole, name: string) => {
      const value = variables.get(name.trim()) ?? ''
      return value === '' ? whole : value
    })
    // A value that contains itself would grow without limit.
    if (substituted === current || substituted.length > maxLength) return current
    current = substituted
  }
  return current
}

/**
 * Adds the variables that have the same value in all environments, and removes all others of the environments:
 * a value of the wrong environment would lead to another server.
 */
export function withAgreedVariables(
  base: Variables,
  environments: readonly Variables[],
): Variables {
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

const maxLength = 10_000_000
