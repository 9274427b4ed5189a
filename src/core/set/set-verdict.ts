import type { FailedItem, IdsState } from './ids-engine.ts'
import type { PagesState } from './pages-engine.ts'

/**
 * What may be said of a set (whole-set.md L1 to L6). `partial`: nothing is said of the rest.
 */
export const setStates = [
  'whole',
  'one-answer',
  'counted',
  'missing',
  'surplus',
  'untold',
  'restless',
  'partial',
] as const
export type SetState = (typeof setStates)[number]

/** A fact beside the sentence, with the IDs that it is about as far as they have names. */
export type SetLine =
  /** During the fetch: added to a later list, removed from it, or with other stamps. */
  | { kind: 'came' | 'went' | 'changed'; ids: readonly string[] }
  /** Listed, and not to be had: with what the server said. */
  | { kind: 'failed'; items: readonly FailedItem[] }
  /** Listed, and still not held when the rounds were over. */
  | { kind: 'open'; ids: readonly string[] }
  /** Came more than once; `items` counts every repetition. */
  | { kind: 'repeated'; ids: readonly string[]; items: number }
  | { kind: 'without-id'; items: number }
  /** Told by that page; null: by the count behind the last one. */
  | { kind: 'total-moved'; from: string; to: string; page: number | null }
  | { kind: 'list-wrong' }
  /** The list of IDs was too much for one answer: its parts are of one moment each. */
  | { kind: 'list-parts'; parts: number }
  | { kind: 'moved-while-paused' }
  /** The pages once more, as large as that: what it brought, and the most that a page really held. */
  | { kind: 'pass'; pageSize: number; fresh: number; largest: number }
  | { kind: 'two-tokens' }

export interface SetVerdict {
  state: SetState
  /** Different items that are held. */
  items: number
  totalBefore: string | null
  totalAfter: string | null
  /** By the last total, or by the list; null where nobody can say. */
  missing: string | null
  repeated: number
  lines: readonly SetLine[]
}

/** `items` are those that are held. */
export function judgeIds(state: IdsState, items: number): SetVerdict {
  const { failed, open, came, went, changed, wrongLists, phase } = state
  const lacking = failed.length + open.length
  const isRestless = open.some((id) => changed.includes(id) || came.includes(id))
  return {
    state:
      phase !== 'settled'
        ? 'partial'
        : wrongLists > 0
          ? 'untold'
          : lacking === 0
            ? 'whole'
            : isRestless
              ? 'restless'
              : 'missing',
    items,
    totalBefore: state.totalBefore,
    totalAfter: state.totalAfter,
    missing: phase === 'settled' && wrongLists === 0 ? String(lacking) : null,
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

/** What two tokens fetched: each may see other items, and other parts of them (whole-set.md L7). */
export const ofTwoTokens = (verdict: SetVerdict): SetVerdict => ({
  ...verdict,
  state: verdict.state === 'whole' || verdict.state === 'one-answer' ? 'counted' : verdict.state,
  lines: [{ kind: 'two-tokens' }, ...verdict.lines],
})

export function judgePages(state: PagesState): SetVerdict {
  const { phase, totalBefore, totalAfter, withoutId, distinct, moves, hasMoved } = state
  const items = distinct + withoutId
  const lacking = totalAfter === null ? null : BigInt(totalAfter) - BigInt(distinct)
  const judged = phase !== 'settled' ? 'partial' : stateOf(state, lacking)
  const isTold = judged !== 'partial' && judged !== 'untold'
  return {
    state: judged,
    items,
    totalBefore,
    totalAfter,
    missing: isTold && lacking !== null ? String(lacking) : null,
    repeated: state.repeatedItems,
    lines: [
      ...(hasMoved ? [{ kind: 'moved-while-paused' } as const] : []),
      ...moves.map((move) => ({ kind: 'total-moved', ...move }) as const),
      ...(withoutId > 0 ? [{ kind: 'without-id', items: withoutId } as const] : []),
      ...(state.repeatedItems > 0
        ? [{ kind: 'repeated', ids: state.repeated, items: state.repeatedItems } as const]
        : []),
      ...state.passes.map((pass) => ({ kind: 'pass', ...pass }) as const),
    ],
  }
}

function stateOf(state: PagesState, lacking: bigint | null): SetState {
  const { isOneAnswer, repeatedItems, withoutId, moves, hasMoved, hasUntold } = state
  // What repeated before does not matter to one page that held all of it.
  const isOnce = repeatedItems === 0 || state.passes.length > 0
  const isOne = isOneAnswer && !hasMoved && isOnce && withoutId === 0
  if (isOne && (lacking === null || lacking === 0n)) return 'one-answer'
  if (lacking === null || withoutId > 0) return 'untold'
  if (lacking > 0n) return 'missing'
  if (lacking < 0n) return 'surplus'
  if (moves.length > 0 || hasMoved) return 'restless'
  // The total has to be that before, after and on each page (whole-set.md L3).
  return hasUntold ? 'untold' : 'counted'
}
