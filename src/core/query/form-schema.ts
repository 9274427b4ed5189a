import * as z from 'zod/mini'
import { maxValueCount, maxValueLength } from './form-limits.ts'
import { maxRelativeAmount, relativeUnits } from './relative-date-range.ts'

const text = z._default(z.string().check(z.maxLength(maxValueLength)), '')
const maxEntries = z.maxLength(maxValueCount)
const texts = z._default(z.array(text).check(maxEntries), () => [])

const valueKinds = [
  /** One string; commas are part of it. */
  z.object({ kind: z.literal('text'), text }),
  /** Several values; the conventions define how they are sent. */
  z.object({ kind: z.literal('list'), items: texts }),
  /** Any JSON value, as typed; only possible in a body. */
  z.object({ kind: z.literal('json'), text }),
] as const
const emptyText = { kind: 'text', text: '' } as const

/** A value as the API receives it, independent of its display. */
const value = z._default(z.discriminatedUnion('kind', valueKinds), emptyText)

/** A date relative to the day of sending; a negative amount is in the past. */
const relativeDate = z.object({
  kind: z.literal('relative'),
  amount: z.int().check(z.minimum(-maxRelativeAmount), z.maximum(maxRelativeAmount)),
  unit: z.enum(relativeUnits),
})

/** Server-specific key or path, such as `classifications.in.withSubtree`. */
const key = text
const filterRow = z.object({ key, value })
const storedFilterRow = z.object({
  key,
  value: z._default(z.discriminatedUnion('kind', [...valueKinds, relativeDate]), emptyText),
})

const fieldsRow = z.object({
  /** The relation whose attributes are listed; '' for the root item, if the server supports that. */
  relation: text,
  attributes: texts,
})

const sortCriterion = z.object({
  attribute: text,
  direction: z._default(z.enum(['ascending', 'descending']), 'ascending'),
})

const extraRow = z.object({
  /** As in a query string, such as `language` or `section[meta]`. */
  name: text,
  value,
})

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

const formWith = <Row extends z.ZodMiniType>(filterRow: Row) =>
  z.object({
    /** UUID or slug (api.md 2.1). */
    endpoint: text,
    method: z._default(z.enum(['GET', 'POST']), 'GET'),
    /** Full text: `filter[q]` (api.md 4.2). */
    q: text,
    filters: z._default(z.array(filterRow).check(maxEntries), () => []),
    /** Relation names to resolve (api.md 4.4). */
    include: texts,
    fields: z._default(z.array(fieldsRow).check(maxEntries), () => []),
    sort: z._default(z.array(sortCriterion).check(maxEntries), () => []),
    pageSize: text,
    pageNumber: text,
    /** Any other parameter. */
    extra: z._default(z.array(extraRow).check(maxEntries), () => []),
  })

const shape = formWith(filterRow)
const storedShape = formWith(storedFilterRow)

/**
 * A query with fixed dates, as sent. Missing members are empty, because older documents lack them.
 *
 * Numbers are text so that half-typed numbers can be stored. Empty members are not sent.
 */
export const queryForm: z.ZodMiniType<DeepReadonly<z.infer<typeof shape>>> = shape

/**
 * A query as edited, stored and shared; dates may be relative. `relative-date.ts` turns it into a `QueryForm` for a
 * given day.
 */
export const storedForm: z.ZodMiniType<DeepReadonly<z.infer<typeof storedShape>>> = storedShape
