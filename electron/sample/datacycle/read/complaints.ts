/** Collects the faults that one contract finds, each at its parameter in brackets. */
export interface ParameterFault {
  parameter: string
  detail: string
}

export interface Complaints {
  add: (path: readonly string[], detail: string) => void
  /** Says that a name is not known where it stands. */
  unknown: (path: readonly string[]) => void
  all: () => readonly ParameterFault[]
}

export const inBrackets = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((name) => `[${name}]`).join('')

/** An unknown name silences the faults of values beside it (datacycle-core.md 12). */
export function createComplaints(): Complaints {
  const unknown: ParameterFault[] = []
  const values: ParameterFault[] = []
  return {
    add: (path, detail) => values.push({ parameter: inBrackets(path), detail }),
    unknown: (path) => unknown.push({ parameter: inBrackets(path), detail: 'is not allowed' }),
    all: () => (unknown.length > 0 ? unknown : values),
  }
}
