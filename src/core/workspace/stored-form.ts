import * as z from 'zod'
import type { ParameterValue, QueryForm } from '../query/form.ts'

const text = z.string().max(1_000_000)
const texts = z.array(text).max(10_000)

const parameterValue: z.ZodType<ParameterValue> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('list'), items: texts }),
  z.object({ kind: z.literal('json'), text }),
])

/** A query as it is kept in a document; checked where it enters the host. */
export const storedForm: z.ZodType<QueryForm> = z.object({
  endpoint: text,
  method: z.enum(['GET', 'POST']),
  q: text,
  filters: z.array(z.object({ key: text, value: parameterValue })).max(10_000),
  include: texts,
  fields: z.array(z.object({ relation: text, attributes: texts })).max(10_000),
  sort: z
    .array(z.object({ attribute: text, direction: z.enum(['ascending', 'descending']) }))
    .max(10_000),
  pageSize: text,
  pageNumber: text,
  extra: z.array(z.object({ name: text, value: parameterValue })).max(10_000),
})
