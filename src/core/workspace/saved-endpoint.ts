import * as z from 'zod'
import { maxNameLength } from '#core/query/form-limits.ts'
import { isDots } from '#core/query/endpoint-name.ts'
import { maxEndpointLabel, maxEndpointRemark } from './endpoint-limits.ts'

const name = z
  .string()
  .trim()
  .max(maxNameLength)
  .refine((one) => !isDots(one))

/** A saved endpoint as the page sends it, with the connection it belongs to. */
export const endpointDraft = z.object({
  connectionId: z.string().min(1).max(300),
  /** The slug or UUID used in the URL. */
  name: name.min(1),
  /** Its other name, if known: the UUID for a slug, or the slug for a UUID. */
  otherName: name.default(''),
  label: z.string().trim().max(maxEndpointLabel),
  /** A static collection, a dynamic search, or unknown. */
  kind: z.enum(['unknown', 'collection', 'search']),
  remark: z.string().max(maxEndpointRemark),
})

export const savedEndpoint = endpointDraft.extend({
  /** Time of the last request, RFC 3339 in UTC; '' for never. */
  usedAt: z.string(),
})

export type EndpointDraft = z.infer<typeof endpointDraft>
/** The fields of a saved endpoint that the user can edit. */
export type EndpointFields = Omit<EndpointDraft, 'connectionId'>
export type SavedEndpoint = z.infer<typeof savedEndpoint>
