/** One page per task, in display order. The files are in docs/manual. */
export const manualPages = [
  'first-query',
  'why-zero',
  'completeness',
  'map',
  'export',
  'hand-over',
  'compare',
  'changes',
  'whole-set',
  'check-requests',
  'nightly-import',
  'company-network',
  'tokens',
  'install',
] as const

export type ManualPage = (typeof manualPages)[number]
