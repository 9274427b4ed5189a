import type { Conventions } from '#core/query/conventions.ts'

/** In what conventions differ, by their names in conventions.ts. */
export const listDifferences = (one: Conventions, other: Conventions): (keyof Conventions)[] =>
  (Object.keys(other) as (keyof Conventions)[]).filter((name) => one[name] !== other[name])
