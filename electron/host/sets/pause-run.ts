import type { PauseReason } from '#core/set/set-document.ts'
import type { ReceivedList } from './load-id-list.ts'
import type { PageFailure, ReceivedPage } from './load-page.ts'

/** Thrown inside a run to pause it. */
export class Paused extends Error {
  readonly why: PauseReason
  constructor(why: PauseReason) {
    super(why.kind)
    this.why = why
  }
}

/** Returns the page, or pauses the run: the set needs this page. */
export function requirePage(answer: ReceivedPage | PageFailure): ReceivedPage {
  return answer.kind === 'page' ? answer : pauseBecause(answer)
}

export function requireList(answer: ReceivedList | PageFailure): ReceivedList {
  return answer.kind === 'list' ? answer : pauseBecause(answer)
}

/** Pauses the run with the server's response as the reason. */
function pauseBecause(answer: PageFailure): never {
  if (answer.kind !== 'status') throw new Paused(answer)
  const { status, requestId } = answer
  throw new Paused({ kind: 'status', status, requestId })
}
