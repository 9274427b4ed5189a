/** Finds similar names for a missing one, nearest first. */
export type FindNear = (name: string, known: readonly string[]) => string[]
