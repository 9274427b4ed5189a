/** Where a parameter of a POST stands; api.md 4.7.3 leaves it open for all but filter and page. */
const placesInPost = ['body', 'query'] as const

/**
 * What an instance expects where api.md leaves it open, or where a real server differs from it: each
 * question with its answers, the documented one first.
 */
export const conventionChoices = {
  /** `fields[image]=name` (api.md 4.2), or one list over the root: `fields=*,image.name` (CORE). */
  fields: ['per-relation', 'flat-list'],
  includeInPost: placesInPost,
  fieldsInPost: placesInPost,
  sortInPost: placesInPost,
  /** Any other parameter. */
  extraInPost: placesInPost,
  /** Several values of one parameter in a query string: `name[]=a&name[]=b`, or `name=a,b`. */
  listsInQuery: ['repeated', 'commas'],
  /** The same in a body: an array of texts, or one text with commas. */
  listsInBody: ['array', 'commas'],
  /** What several members of a list mean: any of them (api.md 4.3.2) or all of them (CORE). */
  listMeans: ['any', 'all'],
  /** How many sort criteria the server applies: CORE stops after the first usable one. */
  sortCriteria: ['all', 'first'],
  /** CORE answers 404 to every URL with `..` in it, its query included. */
  refusesDotDot: [false, true],
} as const

export type ConventionName = keyof typeof conventionChoices

/** A connection has its own; a preset fills them in. */
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

/** The preset that fills in exactly these conventions, or null when they were changed by hand. */
export function findPreset(given: Conventions): PresetName | null {
  return presetNames.find((name) => isSameConventions(presets[name], given)) ?? null
}

/** Whether every question has the same answer, in whatever order the members came. */
export const isSameConventions = (one: Conventions, other: Conventions): boolean =>
  // Told by the order of the first one's members.
  JSON.stringify({ ...one, ...other }) === JSON.stringify(one)

/** The parts of a request whose place in a POST is a convention. */
const shapeParts = ['include', 'fields', 'sort', 'extra'] as const

export type ShapePart = (typeof shapeParts)[number]

export const isShapePart = (name: string): name is ShapePart =>
  shapeParts.some((part) => part === name)

/** Whether that part of a POST stands in its body; what does not stands in the query string. */
export const isPartInBody = (part: ShapePart, given: Conventions): boolean =>
  given[`${part}InPost`] === 'body'

/** Whether several values of one parameter are written there as one text, with commas between them. */
export const joinsLists = (place: 'body' | 'query', given: Conventions): boolean =>
  (place === 'body' ? given.listsInBody : given.listsInQuery) === 'commas'
