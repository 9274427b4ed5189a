/** Where a POST sends a parameter; api.md 4.7.3 leaves it open for all but filter and page. */
const placesInPost = ['body', 'query'] as const

/** What a server expects where api.md leaves it open or real servers differ. The documented choice is first. */
export const conventionChoices = {
  /** `fields[image]=name` (api.md 4.2), or one list for all relations: `fields=*,image.name` (CORE). */
  fields: ['per-relation', 'flat-list'],
  includeInPost: placesInPost,
  fieldsInPost: placesInPost,
  sortInPost: placesInPost,
  /** Any other parameter. */
  extraInPost: placesInPost,
  /** Several values of one parameter in a query string: `name[]=a&name[]=b`, or `name=a,b`. */
  listsInQuery: ['repeated', 'commas'],
  /** The same in a body: an array of strings, or one string with commas. */
  listsInBody: ['array', 'commas'],
  /** Whether several members of a list are combined with OR (api.md 4.3.2) or AND (CORE). */
  listMeans: ['any', 'all'],
  /** Number of sort criteria applied: CORE uses only the first valid one. */
  sortCriteria: ['all', 'first'],
  /** CORE responds with 404 to every URL that contains `..`, even in the query string. */
  refusesDotDot: [false, true],
} as const

export type ConventionName = keyof typeof conventionChoices

/** The conventions of a connection, initially from a preset. */
export type Conventions = {
  readonly [Name in ConventionName]: (typeof conventionChoices)[Name][number]
}

export const presetNames = ['documented', 'core'] as const

export type PresetName = (typeof presetNames)[number]

const documented: Conventions = {
  fields: 'per-relation',
  includeInPost: 'body',
  fieldsInPost: 'body',
  sortInPost: 'body',
  extraInPost: 'body',
  listsInQuery: 'repeated',
  listsInBody: 'array',
  listMeans: 'any',
  sortCriteria: 'all',
  refusesDotDot: false,
}

export const presets: Readonly<Record<PresetName, Conventions>> = {
  documented,
  core: {
    ...documented,
    fields: 'flat-list',
    listMeans: 'all',
    sortCriteria: 'first',
    refusesDotDot: true,
  },
}

/** The preset equal to these conventions, or null if they were customized. */
export function findPreset(given: Conventions): PresetName | null {
  return presetNames.find((name) => hasSameMembers(presets[name], given)) ?? null
}

/** Compares independently of member order. */
export const hasSameMembers = <Compared extends object>(
  one: Required<Compared>,
  other: Required<Compared>,
): boolean =>
  // Spreading uses the member order of `one`.
  JSON.stringify({ ...one, ...other }) === JSON.stringify(one)

/** Parts of a POST for which a convention chooses the body or the query string; others are in the body. */
const movableParts = ['include', 'fields', 'sort', 'extra'] as const

export type MovablePart = (typeof movableParts)[number]

export const isMovablePart = (name: string): name is MovablePart =>
  movableParts.some((part) => part === name)

/** True if a POST sends that part in its body, false for the query string. */
export const isPartInBody = (part: MovablePart, given: Conventions): boolean =>
  given[`${part}InPost`] === 'body'

/** True if several values of a parameter are sent as one comma-separated string. */
export const joinsLists = (place: 'body' | 'query', given: Conventions): boolean =>
  (place === 'body' ? given.listsInBody : given.listsInQuery) === 'commas'

/** Names of the conventions in which two connections differ. */
export const listDifferences = (one: Conventions, other: Conventions): (keyof Conventions)[] =>
  (Object.keys(other) as (keyof Conventions)[]).filter((name) => one[name] !== other[name])
