import * as z from 'zod'
import { writtenForm } from '#core/query/form-schema.ts'

/** A query that stands open, as it is restored at the next start. Its answer is the history's. */
export const openTab = z.object({
  id: z.string().min(1).max(100),
  /** null: none was chosen yet. */
  connectionId: z.string().max(300).nullable(),
  form: writtenForm,
  /** The POST body typed by hand in place of the form; null while the form is in use. */
  rawBody: z.string().max(1_000_000).nullable(),
  /** The saved request it was opened from, or null. */
  savedId: z.string().max(100).nullable(),
  /** The exchange whose answer it showed last; not there in what an earlier version has kept. */
  answerId: z.uuid().nullable().optional(),
})

export const windowId = z.string().min(1).max(100)

/** The queries that stand open side by side in one window. */
export const windowTabs = z.object({
  windowId,
  tabs: z.array(openTab).max(100),
  activeId: z.string().max(100).nullable(),
})

export type WindowTabs = z.infer<typeof windowTabs>
