import type { SetView } from './set-document.ts'

/** Only a complete set by IDs shows what an import had, and what was removed since. */
export const isRehearsable = ({ way, standing }: SetView): boolean =>
  way === 'ids' && standing.kind === 'ended' && standing.verdict.state === 'whole'
