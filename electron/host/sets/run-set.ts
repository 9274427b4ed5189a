import type { PauseReason } from '#core/set/set-document.ts'
import { weakenForTwoTokens, type SetVerdict } from '#core/set/set-verdict.ts'
import { requireErrorCode } from '#host/storage/write-problem.ts'
import { Paused, tokenMarkOf, type RunContext, type RunDependencies } from './run-context.ts'
import { runIds } from './run-ids.ts'
import { runPages } from './run-pages.ts'
import { createRetryingAsk } from './run-requests.ts'

export type RunEnd = { kind: 'settled'; verdict: SetVerdict } | { kind: 'paused'; why: PauseReason }

/**
 * Fetches a set until it is complete or needs a decision of the user (whole-set.md A1, A2). When the signal
 * aborts, running requests are dropped and committed items stay. Throws only for defects.
 */
export async function runSet(
  deps: RunDependencies,
  set: RunContext,
  signal: AbortSignal,
): Promise<RunEnd> {
  const { document } = set
  const opened = await deps.access.open(document.connectionId)
  if (!opened.ok) return paused({ kind: 'no-answer', problem: opened.error.kind })
  const { baseUrl } = opened.value.connection
  if (baseUrl !== document.baseUrl) return paused({ kind: 'other-address', baseUrl })
  const { token } = opened.value
  const { tokenMark, isOfTwoTokens: wasOfTwoTokens } = document
  // Without a token, the server would refuse, and the same token entered later would count as another one.
  if (token === null && tokenMark !== '' && tokenMark !== tokenMarkOf(document.id, ''))
    return paused({ kind: 'no-token' })
  const ask = createRetryingAsk(deps, opened.value, set, signal)
  const heldBefore = countHeld(set)
  try {
    const isOfTwoTokens = await saveTokenMark(set, token)
    const verdict = document.way === 'ids' ? await runIds(set, ask) : await runPages(set, ask)
    return {
      kind: 'settled',
      verdict: isOfTwoTokens ? weakenForTwoTokens(verdict) : verdict,
    }
  } catch (error) {
    if (error instanceof Paused) {
      // A refused token fetched nothing, so it is none of the set's tokens. If the disk refuses this too, the mark
      // stays, and the set counts as one of two tokens: never the other way round.
      if (error.why.kind === 'refused' && countHeld(set) === heldBefore)
        await set.saveTokenMark({ tokenMark, isOfTwoTokens: wasOfTwoTokens })
      return paused(error.why)
    }
    const code = requireErrorCode(error)
    return paused({ kind: 'disk', problem: code })
  }
}

/** Saves the token's mark. Returns true if the set's items were fetched with more than one token. */
async function saveTokenMark(set: RunContext, token: string | null): Promise<boolean> {
  const { document } = set
  const mark = tokenMarkOf(document.id, token ?? '')
  if (mark === document.tokenMark) return document.isOfTwoTokens
  const isOther = document.tokenMark !== '' && countHeld(set) > 0
  const isOfTwoTokens = document.isOfTwoTokens || isOther
  // Without a saved mark, a later change of token would go unnoticed.
  const saved = await set.saveTokenMark({ tokenMark: mark, isOfTwoTokens })
  if (!saved.ok) throw new Paused({ kind: 'disk', problem: saved.error.code })
  return isOfTwoTokens
}

const countHeld = ({ files }: RunContext): number => files.held.size + files.withoutId.length

const paused = (why: PauseReason): RunEnd => ({ kind: 'paused', why })
