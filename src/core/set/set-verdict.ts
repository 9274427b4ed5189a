import type { FailedItem, IdsState } from './ids-engine.ts'
import { maxWithoutNews, type PagesState } from './pages-engine.ts'

/** Verdicts about a set (whole-set.md L1 to L6). They are stored in files, so they must not be renamed. */
export const setStates = [
  /** Every item of the list of IDs was fetched. */
  'whole',
  /** One response held all items, so no total is needed. */
  'one-answer',
  /** As many distinct items as the total, which never changed. */
  'counted',
  /** Fewer items than listed or than the total. */
  'missing',
  /** More distinct items than the total. */
  'surplus',
  /** It is unknown whether items are missing: no reliable total or list, or items without an ID. */
  'untold',
  /** The data changed during the fetch, so the items may not fit together. */
  'restless',
  /** The fetch has not ended. */
  'partial',
] as const
export type SetState = (typeof setStates)[number]

/** A fact that explains the verdict, with the IDs concerned, if known. */
export type SetLine =
  /** Compared with the first list of IDs, a later one has these IDs added, removed, or with changed timestamps. */
  | { kind: 'came' | 'went' | 'changed'; ids: readonly string[] }
  /** Listed, but the server failed to return them. */
  | { kind: 'failed'; items: readonly FailedItem[] }
  /** Listed, but still missing after the last repair round. */
  | { kind: 'open'; ids: readonly string[] }
  /** Received more than once; `items` counts every repetition. */
  | { kind: 'repeated'; ids: readonly string[]; items: number }
  /** The last pages had only items that were already received. */
  | { kind: 'no-news'; pages: number }
  /** Items without an ID, whose repetitions cannot be recognized. */
  | { kind: 'without-id'; items: number }
  /** `page`: the page that reported the new total; null if a count request did. */
  | { kind: 'total-moved'; from: string; to: string; page: number | null }
  /** A list of IDs contradicted its own total. */
  | { kind: 'list-wrong' }
  /** The list of IDs was too long for one response; its parts were not read at the same moment. */
  | { kind: 'list-parts'; parts: number }
  /** The last page before a pause had changed when it was fetched again. */
  | { kind: 'moved-while-paused' }
  /** A further walk over the pages: its new items, and the most items on one page. */
  | { kind: 'pass'; pageSize: number; fresh: number; largest: number }
  /** Fetched with two tokens, which may see different items. */
  | { kind: 'two-tokens' }

export interface SetVerdict {
  state: SetState
  /** Number of different items. */
  items: number
  totalBefore: string | null
  totalAfter: string | null
  /** According to the last total or list; null if unknown. */
  missing: string | null
  repeated: number
  lines: readonly SetLine[]
}

/** True if nothing is known to be missing: at least as many items as the server counts, or proved complete. */
export const isCountedOrBetter = ({ state }: SetVerdict): boolean =>
  state === 'whole' || state === 'one-answer' || state === 'counted'

/** `items`: the number of fetched items. */
export function judgeIds(state: IdsState, items: number): SetVerdict {
  const { failed, open, came, went, changed, wrongLists, phase } = state
  const missing = failed.length + open.length
  return {
    state: stateOfIds(state, missing),
    items,
    totalBefore: state.totalBefore,
    totalAfter: state.totalAfter,
    missing: phase === 'settled' && wrongLists === 0 ? String(missing) : null,
    repeated: 0,
    lines: [
      ...(wrongLists > 0 ? [{ kind: 'list-wrong' } as const] : []),
      ...(state.listParts > 1 ? [{ kind: 'list-parts', parts: state.listParts } as const] : []),
      ...(failed.length > 0 ? [{ kind: 'failed', items: failed } as const] : []),
      ...(open.length > 0 ? [{ kind: 'open', ids: open } as const] : []),
      ...(
        [
          ['came', came],
          ['went', went],
          ['changed', changed],
        ] as const
      ).flatMap(([kind, ids]) => (ids.length === 0 ? [] : [{ kind, ids }])),
    ],
  }
}

function stateOfIds(
  { phase, wrongLists, open, changed, came }: IdsState,
  missing: number,
): SetState {
  if (phase !== 'settled') return 'partial'
  if (wrongLists > 0) return 'untold'
  if (missing === 0) return 'whole'
  const moving = new Set([...changed, ...came])
  return open.some((id) => moving.has(id)) ? 'restless' : 'missing'
}

/** Weakens the verdict of a set fetched with two tokens, which may see different items (whole-set.md L7). */
export const weakenForTwoTokens = (verdict: SetVerdict): SetVerdict => ({
  ...verdict,
  state: verdict.state === 'whole' || verdict.state === 'one-answer' ? 'counted' : verdict.state,
  lines: [{ kind: 'two-tokens' }, ...verdict.lines],
})

export function judgePages(state: PagesState): SetVerdict {
  const {
    phase,
    totalBefore,
    totalAfter,
    withoutId,
    distinct,
    moves,
    hasMoved: hasMovedWhilePaused,
  } = state
  const items = distinct + withoutId
  const missing = totalAfter === null ? null : BigInt(totalAfter) - BigInt(distinct)
  const judged = phase !== 'settled' ? 'partial' : stateOfPages(state, missing)
  const isMissingKnown = judged !== 'partial' && judged !== 'untold'
  return {
    state: judged,
    items,
    totalBefore,
    totalAfter,
    missing: isMissingKnown && missing !== null ? String(missing) : null,
    repeated: state.repeatedItems,
    lines: [
      ...(hasMovedWhilePaused ? [{ kind: 'moved-while-paused' } as const] : []),
      ...moves.map((move) => ({ kind: 'total-moved', ...move }) as const),
      ...(withoutId > 0 ? [{ kind: 'without-id', items: withoutId } as const] : []),
      ...(state.repeatedItems > 0
        ? [{ kind: 'repeated', ids: state.repeated, items: state.repeatedItems } as const]
        : []),
      ...(judged !== 'counted' && state.withoutNews >= maxWithoutNews && state.passes.length === 0
        ? [{ kind: 'no-news', pages: state.withoutNews } as const]
        : []),
      ...state.passes.map((pass) => ({ kind: 'pass', ...pass }) as const),
    ],
  }
}

function stateOfPages(state: PagesState, missing: bigint | null): SetState {
  const {
    isOneAnswer,
    repeatedItems,
    withoutId,
    moves,
    hasMoved: hasMovedWhilePaused,
    hasUntold: lacksSomeTotal,
  } = state
  // Repetitions in earlier walks do not matter if one page later held all items.
  const hasNoRepeats = repeatedItems === 0 || state.passes.length > 0
  const isCompleteInOneAnswer =
    isOneAnswer && !hasMovedWhilePaused && hasNoRepeats && withoutId === 0
  if (isCompleteInOneAnswer && (missing === null || missing === 0n)) return 'one-answer'
  if (missing === null || withoutId > 0) return 'untold'
  if (missing > 0n) return 'missing'
  if (missing < 0n) return 'surplus'
  if (moves.length > 0 || hasMovedWhilePaused) return 'restless'
  // `counted` requires the same total before, after and on each page (whole-set.md L3).
  return lacksSomeTotal ? 'untold' : 'counted'
}
