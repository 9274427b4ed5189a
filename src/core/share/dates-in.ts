import type { ShareFormat } from './share-formats.ts'

/**
 * How a format keeps dates that are relative to the day of sending.
 * `computed`: they stay relative; a script in the file, or the app that opens the file, computes the dates.
 * `in-code`: the request contains today's dates; the code samples below the request compute them.
 * `fixed`: the file contains only today's dates.
 */
export const datesIn = {
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
} as const satisfies Readonly<Record<ShareFormat | 'link', string>>
