import type { WalkReport } from '#core/export/walk.ts'

/** What a walk of three pages and six items tells when nothing was odd, but for what a test says. */
export const walkReport = (more: Partial<WalkReport> = {}): WalkReport => ({
  pageCount: 3,
  itemCount: 6,
  uniqueItemCount: 6,
  withoutIdCount: 0,
  repeated: [],
  repeatCount: 0,
  total: '6',
  verdict: { kind: 'complete' },
  end: 'no-next-link',
  isSorted: false,
  notes: [],
  ...more,
})
