import type { SetView } from './set-document.ts'

/** An import check needs a complete set by IDs, because only that proves which items an import had. */
export const allowsImportCheck = ({ way, standing }: SetView): boolean =>
  way === 'ids' && standing.kind === 'ended' && standing.verdict.state === 'whole'
