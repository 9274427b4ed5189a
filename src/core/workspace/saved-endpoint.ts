import * as z from 'zod'
import { isDots } from '#core/query/endpoint-name.ts'

const short = z.string().trim().max(300)

/** A saved endpoint as the page sends it, with the connection it belongs to. */
export const endpointDraft = z.object({
  connectionId: z.string().min(1).max(300),
  /** The slug or UUID used in the URL. */
  name: short.min(1).refine((name) => !isDots(name)),
  /** Its other name, if known: the UUID for a slug, or the slug for a UUID. */
  otherName: short.refine((name) => !isDots(name)).default(''),
  label: short,
  /** A static collection, a dynamic search, or unknown. */
  kind: z.enum(['unknown', 'collection', 'search']),
  remark: z.string().max(2_000),
})

export const keptEndpoint = endpointDraft.extend({
  /** Time of the last request, RFC 3339 in UTC; '' for never. */
  usedAt: z.string(),
})

export type EndpointDraft = z.infer<typeof endpointDraft>
/** The fields of a saved endpoint that the user can edit. */
export type EndpointFields = Omit<EndpointDraft, 'connectionId'>
export type SavedEndpoint = z.infer<typeof keptEndpoint>
