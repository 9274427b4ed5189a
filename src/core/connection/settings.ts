import * as z from 'zod'

/** What a person chooses for the whole app; `system` follows the operating system. */
export const settings = z.object({
  language: z.enum(['system', 'en', 'de']).default('system'),
  /** Whether pictures that content names are fetched: whoever holds them learns who looks. */
  images: z.boolean().default(false),
  theme: z.enum(['system', 'light', 'dark']).default('system'),
})

export type Settings = z.infer<typeof settings>
