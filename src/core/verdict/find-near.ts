/** Finds names that could have been meant by one that is not there, the nearest first. */
export type FindNear = (name: string, known: readonly string[]) => string[]
