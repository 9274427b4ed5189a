import * as z from 'zod'
import { definitionLimits } from './form-limits.ts'
import { isUsableKey, findDefinition, valueForms } from './filter-key.ts'

export const filterDefinition = z.object({
  /** Display name; '' shows the key. */
  label: z.string().max(definitionLimits.label).default(''),
  /** As typed in the form: a plain key or a path such as `classifications.in.withSubtree`. */
  key: z
    .string()
    .min(1)
    .max(definitionLimits.key)
    .refine(isUsableKey, 'expected a key without brackets and without empty parts'),
  send: z.enum(valueForms).default('text'),
  /** How several values are combined; null uses the connection's conventions. */
  listMeans: z.enum(['any', 'all']).nullable().default(null),
  /** Suggested values, such as a concept's ID with its name. Other values stay allowed. */
  knownValues: z
    .array(
      z.object({
        value: z.string().min(1).max(definitionLimits.value),
        label: z.string().max(definitionLimits.valueLabel).default(''),
      }),
    )
    .max(definitionLimits.values)
    .default([]),
})

export type FilterDefinition = z.infer<typeof filterDefinition>

/** A connection's definitions, as stored and shared, with unique keys. */
export const filterDefinitions = z
  .array(filterDefinition)
  .max(definitionLimits.definitions)
  .superRefine((definitions, context) => {
    for (const [index, { key }] of definitions.entries())
      if (findDefinition(definitions, key) !== definitions[index])
        context.addIssue({
          code: 'custom',
          path: [index, 'key'],
          message: 'expected each key once',
        })
  })
