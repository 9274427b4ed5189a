import * as z from 'zod/mini'

const text = z._default(z.string().check(z.maxLength(1_000_000)), '')
const many = z.maxLength(10_000)
const texts = z._default(z.array(text).check(many), () => [])

const kinds = [
  /** One string; a comma in it is part of it. */
  z.object({ kind: z.literal('text'), text }),
  /** Several values; how they are written is a convention (conventions-schema.ts, lists). */
  z.object({ kind: z.literal('list'), items: texts }),
  /** Any JSON value, as typed; possible in a body only. */
  z.object({ kind: z.literal('json'), text }),
] as const
const nothing = { kind: 'text', text: '' } as const

/** A value as the API will see it: how it is typed in and shown is the page's matter. */
const value = z._default(z.discriminatedUnion('kind', kinds), nothing)

/** A day so far from the one on which the query is sent; before it where the amount is below 0. */
const relativeDate = z.object({
  kind: z.literal('relative'),
  amount: z.int().check(z.minimum(-100_000), z.maximum(100_000)),
  unit: z.enum(['day', 'week', 'month', 'year']),
})

/** Instance-specific: a plain key or a path such as `classifications.in.withSubtree`. */
const key = text
const filterRow = z.object({ key, value })
const writtenFilterRow = z.object({
  key,
  value: z._default(z.discriminatedUnion('kind', [...kinds, relativeDate]), nothing),
})

const fieldsRow = z.object({
  /** The relation whose attributes are listed; '' means the item itself, where the instance knows that. */
  relation: text,
  attributes: texts,
})

const sortCriterion = z.object({
  attribute: text,
  direction: z._default(z.enum(['ascending', 'descending']), 'ascending'),
})

const extraRow = z.object({
  /** As it stands in a query string, for example `language` or `section[meta]`. */
  name: text,
  value,
})

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

const head = {
  /** UUID or slug (api.md 2.1). */
  endpoint: text,
  method: z._default(z.enum(['GET', 'POST']), 'GET'),
  /** Full text: `filter[q]` (api.md 4.2). */
  q: text,
}
const tail = {
  /** Relation names to resolve (api.md 4.4). */
  include: texts,
  fields: z._default(z.array(fieldsRow).check(many), () => []),
  sort: z._default(z.array(sortCriterion).check(many), () => []),
  pageSize: text,
  pageNumber: text,
  /** Any other parameter. */
  extra: z._default(z.array(extraRow).check(many), () => []),
}

const shape = z.object({
  ...head,
  filters: z._default(z.array(filterRow).check(many), () => []),
  ...tail,
})
const writtenShape = z.object({
  ...head,
  filters: z._default(z.array(writtenFilterRow).check(many), () => []),
  ...tail,
})

/**
 * What a person has filled in: the whole query, as typed, as kept and as shared. A member that is missing
 * is empty: it may have been kept before there was such a member.
 *
 * Numbers are text because a half-typed number is a state of the form as well. Empty members are
 * left out of the request (design: empty inputs are never sent as empty parameters).
 */
export const queryForm: z.ZodMiniType<DeepReadonly<z.infer<typeof shape>>> = shape

/**
 * A form as somebody writes and keeps it: a date of a filter may be relative to the day. What it asks for on
 * a day is the form that resolve-form.ts gives; nothing else turns it into a request.
 */
export const writtenForm: z.ZodMiniType<DeepReadonly<z.infer<typeof writtenShape>>> = writtenShape
