import type { HandoverFormat } from './handover-formats.ts'

/**
 * How a format keeps dates that are relative to the day of sending.
 * `counted`: relative; the format's own script, or the app that opens it, computes them.
 * `in-code`: its request has today's dates, and the code beside it computes them.
 * `fixed`: only today's dates.
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
