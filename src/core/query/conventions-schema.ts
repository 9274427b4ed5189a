import * as z from 'zod/mini'
import { conventionChoices, type Conventions } from './conventions.ts'

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
