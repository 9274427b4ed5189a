import * as z from 'zod'
import { isDots } from '#core/query/endpoint-name.ts'

const short = z.string().trim().max(300)

/** What a person notes about an endpoint of one connection. */
export const endpointDraft = z.object({
  connectionId: z.string().min(1).max(300),
  /** The slug or UUID that stands in the URL. */
  name: short.min(1).refine((name) => !isDots(name)),
  /** Its other name, where that is known too: the UUID beside a slug, or the slug beside a UUID. */
  otherName: short.refine((name) => !isDots(name)).default(''),
  label: short,
  /** A static collection, a dynamic search, or nobody has said. */
  kind: z.enum(['unknown', 'collection', 'search']),
  remark: z.string().max(2_000),
})

export const keptEndpoint = endpointDraft.extend({
  /** When it was last sent to: RFC 3339 in UTC; '' for never. */
  usedAt: z.string(),
})

export type EndpointDraft = z.infer<typeof endpointDraft>
/** What a person notes about an endpoint of the connection in use. */
export type EndpointNote = Omit<EndpointDraft, 'connectionId'>
export type KeptEndpoint = z.infer<typeof keptEndpoint>
