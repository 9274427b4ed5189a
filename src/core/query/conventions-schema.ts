import * as z from 'zod/mini'
import {
  conventionChoices,
  type Conventions,
  hasSameMembers,
  presetNames,
  presets,
  type PresetName,
} from './conventions.ts'

/** One of the choices; defaults to the first, which is the documented one. */
const choice = <const T extends string | boolean>(choices: readonly [T, ...T[]]) =>
  z._default(z.literal([...choices]), choices[0])

/** Conventions as stored and shared; see conventions.ts. */
export const conventions: z.ZodMiniType<Conventions> = z.object({
  fields: choice(conventionChoices.fields),
  includeInPost: choice(conventionChoices.includeInPost),
  fieldsInPost: choice(conventionChoices.fieldsInPost),
  sortInPost: choice(conventionChoices.sortInPost),
  extraInPost: choice(conventionChoices.extraInPost),
  listsInQuery: choice(conventionChoices.listsInQuery),
  listsInBody: choice(conventionChoices.listsInBody),
  listMeans: choice(conventionChoices.listMeans),
  sortCriteria: choice(conventionChoices.sortCriteria),
  refusesDotDot: choice(conventionChoices.refusesDotDot),
})

/** Conventions of version 1, with one common place for all parameters of a POST. */
const firstConventions = z.object({
  fields: z._default(z.enum(['per-relation', 'flat-list']), 'per-relation'),
  /** Where a POST sent include, fields, sort and extra parameters. */
  postParameters: z._default(z.enum(['body', 'query']), 'body'),
  listMeans: z._default(z.enum(['any', 'all']), 'any'),
  sortCriteria: z._default(z.enum(['all', 'first']), 'all'),
  refusesDotDot: z._default(z.boolean(), false),
})

type FirstConventions = z.infer<typeof firstConventions>

/** The presets of version 1. */
const firstPresets: Readonly<Record<PresetName, FirstConventions>> = {
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

/**
 * Upgrades conventions of version 1. A preset becomes its current version; customized conventions keep their
 * behavior. Missing members have the documented default. Validation issues use version 1's names.
 */
export const conventionsOfVersion1 = z.pipe(firstConventions, z.transform(upgrade))

function upgrade(old: FirstConventions): Conventions {
  const preset = presetNames.find((name) => hasSameMembers(firstPresets[name], old))
  if (preset !== undefined) return presets[preset]
  const { postParameters, ...kept } = old
  return {
    ...kept,
    includeInPost: postParameters,
    fieldsInPost: postParameters,
    sortInPost: postParameters,
    extraInPost: postParameters,
    listsInQuery: 'repeated',
    listsInBody: 'array',
  }
}
