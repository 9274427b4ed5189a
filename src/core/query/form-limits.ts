/** The most characters of a name in a form: an endpoint, a filter key, a parameter. */
export const maxNameLength = 1_000
export const maxValueLength = 1_000_000
/** The most rows, and the most values in one row. */
export const maxValueCount = 10_000

/** What a connection's filter definitions may hold: characters, known values of one key, and keys. */
export const definitionLimits = {
  label: 80,
  key: 500,
  value: 2_000,
  valueLabel: 200,
  values: maxValueCount,
  definitions: 1_000,
} as const
