import type { ParameterProblem } from '../documented/problem.ts'

/** Collects the faults of a request; `path` is the way to the value, written in brackets. */
export interface Complaints {
  add: (path: readonly string[], detail: string) => void
  all: () => readonly ParameterProblem[]
}

export function createComplaints(): Complaints {
  const problems: ParameterProblem[] = []
  return {
    add: ([first = '', ...rest], detail) => {
      problems.push({ parameter: first + rest.map((name) => `[${name}]`).join(''), detail })
    },
    all: () => problems,
  }
}
