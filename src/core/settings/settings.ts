import * as z from 'zod'
import { exportFormats } from '#core/export/export-format.ts'
import { languages } from '#core/language/language.ts'
import { defaultPanes, itemPlaces } from '#core/workspace/pane-layout.ts'
import { defaultSettings, themeChoices } from './default-settings.ts'

const panes = z.object({
  isQueryHidden: z.boolean(),
  isItemHidden: z.boolean(),
  itemPlace: z.enum(itemPlaces).default(defaultPanes.itemPlace),
  isRequestOpen: z.boolean().default(defaultPanes.isRequestOpen),
  /** In pixels. */
  queryWidth: z.number(),
  /** Share of the query pane's height taken by the form, 0 to 1. */
  formShare: z.number(),
  /** Share of the width taken by the response if the item is beside it, 0 to 1. */
  answerShare: z.number(),
  /** Share of the height taken by the response if the item is below it, 0 to 1. */
  answerHeight: z.number().default(defaultPanes.answerHeight),
})

/** Settings of the whole app; `system` follows the operating system. */
export const settings = z.object({
  language: z.enum(['system', ...languages]).default(defaultSettings.language),
  /** Whether to load pictures of the content. Their hosts then see who looks at them. */
  images: z.boolean().default(defaultSettings.images),
  /** Whether to load the endpoint list of a dataCycle CORE when the endpoint field gets the focus. */
  endpointNames: z.boolean().default(defaultSettings.endpointNames),
  /** Whether to request an endpoint's unfiltered total once per session. */
  wholeTotal: z.boolean().default(defaultSettings.wholeTotal),
  /** Whether to request the names of linked items that a dataCycle CORE sent by ID only. */
  linkedNames: z.boolean().default(defaultSettings.linkedNames),
  exportFormat: z.enum(exportFormats).default(defaultSettings.exportFormat),
  panes: panes.default(defaultSettings.panes),
  /** Whether to show the API's names of attributes and types instead of translated ones. */
  apiNames: z.boolean().default(defaultSettings.apiNames),
  /** Whether to show what only integrators need: method, path, filter keys, status, times, the request itself. */
  technical: z.boolean().default(defaultSettings.technical),
  theme: z.enum(themeChoices).default(defaultSettings.theme),
  /** Disk quota for sets in bytes. Beyond it the app asks; nothing is deleted. */
  setsLimit: z.number().int().positive().default(defaultSettings.setsLimit),
  /** Whether to check for updates at the start, and the address; '' for that of the package, if it has one. */
  updates: z
    .object({ check: z.boolean(), address: z.string().max(2000) })
    .default(defaultSettings.updates),
})

export type Settings = z.infer<typeof settings>
