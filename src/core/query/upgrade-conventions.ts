import * as z from 'zod/mini'
import { presetNames, presets, type Conventions, type PresetName } from './conventions.ts'

/** Conventions as they were kept before each place was told on its own (version 1 of a document). */
const firstConventions = z.object({
  fields: z._default(z.enum(['per-relation', 'flat-list']), 'per-relation'),
  /** Where include, fields, sort and extra parameters went with POST, all of them. */
  postParameters: z._default(z.enum(['body', 'query']), 'body'),
  listMeans: z._default(z.enum(['any', 'all']), 'any'),
  sortCriteria: z._default(z.enum(['all', 'first']), 'all'),
  refusesDotDot: z._default(z.boolean(), false),
})

type FirstConventions = z.infer<typeof firstConventions>

/** What the presets filled in then. */
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
 * Reads conventions of version 1: those of a preset become what that preset fills in now, whatever it has
 * learned since; others keep what they do. A member that is missing was as documented.
 *
 * Issues name what has another shape, in the terms of version 1.
 */
export const conventionsOfVersion1 = z.pipe(firstConventions, z.transform(upgrade))

function upgrade(old: FirstConventions): Conventions {
  const preset = presetNames.find((name) => isSame(firstPresets[name], old))
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

const isSame = (one: FirstConventions, other: FirstConventions): boolean =>
  one.fields === other.fields &&
  one.postParameters === other.postParameters &&
  one.listMeans === other.listMeans &&
  one.sortCriteria === other.sortCriteria &&
  one.refusesDotDot === other.refusesDotDot
