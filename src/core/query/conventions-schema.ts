import * as z from 'zod/mini'
import { conventionChoices, type Conventions } from './conventions.ts'

/** One of the choices; where there is none it is the documented one, which stands first. */
const choice = <const T extends string | boolean>(choices: readonly [T, ...T[]]) =>
  z._default(z.literal([...choices]), choices[0])

/** Conventions as stored and as shared; each is told in conventions.ts. */
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
