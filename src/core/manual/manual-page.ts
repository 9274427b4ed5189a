/** One page for each task, in the order in which they are offered. The files stand in docs/manual. */
export const manualPages = [
  'first-query',
  'why-zero',
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
