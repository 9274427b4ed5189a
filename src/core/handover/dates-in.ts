import type { HandoverFormat } from './handover-formats.ts'

/**
 * What a format can do with dates that count from the day of sending. `counted`: it has its own means to count them, or
 * opens in the app, which counts. `in-code`: its request has the days of today, and the code beside it counts. `fixed`:
 * it has the days of today alone.
 */
export const datesIn = {
  markdown: 'in-code',
  html: 'in-code',
  endpoint: 'counted',
  http: 'counted',
  'http-jetbrains': 'counted',
  har: 'fixed',
  postman: 'counted',
  bruno: 'counted',
  openapi: 'fixed',
  link: 'counted',
} as const satisfies Readonly<Record<HandoverFormat | 'link', string>>
