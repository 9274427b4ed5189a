import { isEdgeUnit, type relativeUnits } from '#core/query/relative-date-range.ts'
import type { ShareFormat } from './share-formats.ts'

/**
 * How a format keeps dates that are relative to the day of sending.
 * `computed`: they stay relative; a script in the file, or the app that opens the file, computes the dates.
 * `in-code`: the request contains today's dates; the code samples below the request compute them.
 * `fixed`: the file contains only today's dates.
 */
export type DateSharing = 'computed' | 'in-code' | 'fixed'

const sharings: Readonly<Record<ShareFormat | 'link', DateSharing>> = {
  markdown: 'in-code',
  html: 'in-code',
  endpoint: 'computed',
  http: 'computed',
  'http-jetbrains': 'computed',
  har: 'fixed',
  postman: 'computed',
  bruno: 'computed',
  openapi: 'fixed',
  link: 'computed',
}

/** How a format keeps dates in these units: VS Code's REST Client knows no weekends and whole months. */
export const datesIn = (
  format: ShareFormat | 'link',
  units: readonly (typeof relativeUnits)[number][],
): DateSharing => (format === 'http' && units.some(isEdgeUnit) ? 'fixed' : sharings[format])
