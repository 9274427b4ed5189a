/** Collects the validation faults of one group of parameters. */
export interface ParameterFault {
  parameter: string
  detail: string
}

export interface Complaints {
  add: (path: readonly string[], detail: string) => void
  addUnknown: (path: readonly string[]) => void
  all: () => readonly ParameterFault[]
}

export const inBrackets = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((name) => `[${name}]`).join('')

/** If there are unknown names, faults of values are not reported (datacycle-core.md 12). */
export function createComplaints(): Complaints {
  const unknown: ParameterFault[] = []
  const values: ParameterFault[] = []
  return {
    add: (path, detail) => values.push({ parameter: inBrackets(path), detail }),
    addUnknown: (path) => unknown.push({ parameter: inBrackets(path), detail: 'is not allowed' }),
    all: () => (unknown.length > 0 ? unknown : values),
  }
}
