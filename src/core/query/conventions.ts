/**
 * What an instance expects where api.md leaves it open, or where a real server differs from it.
 * A connection has its own; a preset fills them in.
 */
export interface Conventions {
  /** `fields[image]=name` (api.md 4.2), or one list over the root: `fields=*,image.name` (CORE). */
  fields: 'per-relation' | 'flat-list'
  /** Where include, fields, sort and extra parameters go with POST; api.md 4.7.3 leaves it open. */
  postParameters: 'body' | 'query'
  /** What several members of a list mean: any of them (api.md 4.3.2) or all of them (CORE). */
  listMeans: 'any' | 'all'
  /** How many sort criteria the server applies: CORE stops after the first usable one. */
  sortCriteria: 'all' | 'first'
  /** CORE answers 404 to every URL with `..` in it, its query included. */
  refusesDotDot: boolean
}

export type PresetName = 'documented' | 'core'

export const presets: Readonly<Record<PresetName, Conventions>> = {
  documented: {
    fields: 'per-relation',
    postParameters: 'body',
    listMeans: 'any',
    sortCriteria: 'all',
    refusesDotDot: false,
  },
  core: {
    fields: 'flat-list',
    postParameters: 'body',
    listMeans: 'all',
    sortCriteria: 'first',
    refusesDotDot: true,
  },
}

/** The preset that fills in exactly these conventions, or null when they were changed by hand. */
export function findPreset(conventions: Conventions): PresetName | null {
  const isSame = (name: PresetName) =>
    (Object.keys(presets[name]) as (keyof Conventions)[]).every(
      (key) => presets[name][key] === conventions[key],
    )
  return (['documented', 'core'] as const).find(isSame) ?? null
}
