import * as z from 'zod'
import { exportKinds } from '#core/export/export-kind.ts'
import { languages } from '#core/language/language.ts'
import { defaultPanes, itemPlaces } from '#core/workspace/pane-layout.ts'
import { defaultSettings } from './default-settings.ts'

const panes = z.object({
  isQueryHidden: z.boolean(),
  isItemHidden: z.boolean(),
  itemPlace: z.enum(itemPlaces).default(defaultPanes.itemPlace),
  isRequestOpen: z.boolean().default(defaultPanes.isRequestOpen),
  queryWidth: z.number(),
  formShare: z.number(),
  answerShare: z.number(),
  answerHeight: z.number().default(defaultPanes.answerHeight),
})

/** What a person chooses for the whole app; `system` follows the operating system. */
export const settings = z.object({
  language: z.enum(['system', ...languages]).default(defaultSettings.language),
  /** Whether pictures that content names are fetched: whoever holds them learns who looks. */
  images: z.boolean().default(defaultSettings.images),
  /** Whether a dataCycle CORE is asked for its endpoints, once, when the endpoint field gets the focus. */
  endpointNames: z.boolean().default(defaultSettings.endpointNames),
  /** Whether an endpoint is asked once a session how many items it holds without any condition. */
  wholeTotal: z.boolean().default(defaultSettings.wholeTotal),
  /** As what items were exported last. */
  exportFormat: z.enum(exportKinds).default(defaultSettings.exportFormat),
  /** What a person made of the window's panes. */
  panes: panes.default(defaultSettings.panes),
  /** Whether attributes and types are called as the API calls them, not in words. */
  apiNames: z.boolean().default(defaultSettings.apiNames),
  theme: z.enum(['system', 'light', 'dark']).default(defaultSettings.theme),
  /** What the sets may take on the disk, in bytes: behind it a person is asked, and nothing is removed. */
  setsLimit: z.number().int().positive().default(defaultSettings.setsLimit),
  /** Whether to ask at the start, and where; no address is built in. */
  updates: z
    .object({ check: z.boolean(), address: z.string().max(2000) })
    .default(defaultSettings.updates),
})

export type Settings = z.infer<typeof settings>
