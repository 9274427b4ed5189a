import * as z from 'zod'
import { writtenForm } from '../query/form-schema.ts'

/** The queries that stand open side by side, as they are restored at the next start. Answers are not part of it. */
export const openTabs = z.object({
  tabs: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        /** null: none was chosen yet. */
        connectionId: z.string().max(300).nullable(),
        form: writtenForm,
        /** The POST body typed by hand in place of the form; null while the form is in use. */
        rawBody: z.string().max(1_000_000).nullable(),
        /** The saved request it was opened from, or null. */
        savedId: z.string().max(100).nullable(),
      }),
    )
    .max(100),
  activeId: z.string().max(100).nullable(),
})

export type OpenTabs = z.infer<typeof openTabs>
