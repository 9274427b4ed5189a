import type { WalkReport } from '#core/export/walk.ts'

/** What a walk of three pages and six items tells when nothing was odd, but for what a test says. */
export const walkReport = (more: Partial<WalkReport> = {}): WalkReport => ({
  pages: 3,
  items: 6,
  uniqueItems: 6,
  withoutId: 0,
  repeated: [],
  repeatedItems: 0,
  total: '6',
  verdict: { kind: 'complete' },
  end: 'no-next-link',
  isSorted: false,
  notes: [],
  ...more,
})
