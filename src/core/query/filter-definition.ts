import * as z from 'zod'
import { readFilterKey } from './filter-key.ts'
import { findDefinition } from './find-definition.ts'

const isUsableKey = (key: string): boolean =>
  readFilterKey(key).every((segment) => segment !== '' && !/[[\]]/.test(segment))

export const filterDefinition = z.object({
  /** What people call it; '' shows the key. */
  label: z.string().max(80).default(''),
  /** As typed in the form: a plain key or a path such as `classifications.in.withSubtree`. */
  key: z
    .string()
    .min(1)
    .max(500)
    .refine(isUsableKey, 'expected a key without brackets and without empty parts'),
  /** How its values go over the wire: one text, an array, one text with commas, or JSON. */
  send: z.enum(['text', 'list', 'commas', 'json']).default('text'),
  /** What several values mean (api.md 4.3.2 leaves it to the instance); null: as the connection's conventions say. */
  listMeans: z.enum(['any', 'all']).nullable().default(null),
  /** Values to choose from, for example a concept's ID with its name. They never keep others out. */
  knownValues: z
    .array(z.object({ value: z.string().min(1).max(2000), label: z.string().max(200).default('') }))
    .max(10_000)
    .default([]),
})

/** What a connection knows about one filter key. */
export type FilterDefinition = z.infer<typeof filterDefinition>

/** A connection's definitions, as stored and as shared: each key once. */
export const filterDefinitions = z
  .array(filterDefinition)
  .max(1000)
  .superRefine((definitions, context) => {
    for (const [index, { key }] of definitions.entries())
      if (findDefinition(definitions, key) !== definitions[index])
        context.addIssue({
          code: 'custom',
          path: [index, 'key'],
          message: 'expected each key once',
        })
  })
