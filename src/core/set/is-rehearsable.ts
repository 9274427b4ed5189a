import type { SetView } from './set-document.ts'

/** Only a set by IDs that is whole tells what an import had, and what left since. */
export const isRehearsable = ({ way, standing }: SetView): boolean =>
  way === 'ids' && standing.kind === 'ended' && standing.verdict.state === 'whole'
