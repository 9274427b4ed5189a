import * as z from 'zod'
import { maxValueLength } from '#core/query/form-limits.ts'
import { storedForm } from '#core/query/form-schema.ts'
import { maxEndpointLabel } from './endpoint-limits.ts'

/** An open query tab, as restored at the next start. The history has its response. */
export const openTab = z.object({
  id: z.string().min(1).max(100),
  /** null if none is selected yet. */
  connectionId: z.string().max(300).nullable(),
  form: storedForm,
  /** The hand-typed POST body used instead of the form; null if the form is used. */
  rawBody: z.string().max(maxValueLength).nullable(),
  /** ID of the saved request it was opened from, or null. */
  savedId: z.string().max(100).nullable(),
  /** ID of the exchange last displayed; missing in documents of earlier versions. */
  answerId: z.uuid().nullable().optional(),
  /** The label that the server lists for the endpoint; missing if unknown. */
  endpointLabel: z.string().max(maxEndpointLabel).optional(),
})

export type OpenTab = z.infer<typeof openTab>

export const windowId = z.string().min(1).max(100)

export const windowTabs = z.object({
  windowId,
  tabs: z.array(openTab).max(100),
  activeId: z.string().max(100).nullable(),
})

export type WindowTabs = z.infer<typeof windowTabs>
