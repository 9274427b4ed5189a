import type { Conventions } from '#core/query/conventions.ts'

/** Names of the conventions in which two connections differ. */
export const listDifferences = (one: Conventions, other: Conventions): (keyof Conventions)[] =>
  (Object.keys(other) as (keyof Conventions)[]).filter((name) => one[name] !== other[name])
