import type { RangeList } from '#core/response/range-list.ts'

/**
 * What a scanner knows about an answer so far. All offsets are bytes from the first byte received,
 * a byte order mark included; ranges are [start, end) and exclude the white space around them.
 */
export interface AnswerScan {
  readonly shape: AnswerShape
  readonly byteLength: number
  /** 3 where the answer starts with a UTF-8 byte order mark, else 0. */
  readonly bomLength: 0 | 3
  /** The whole items of the root's first `@graph` array, or of a bare array. */
  readonly items: RangeList
  /** The names of the root object's members, without their quotes, escapes undecoded. */
  readonly memberNames: RangeList
  /** The values of the same members; those that are not whole yet are not in the lists. */
  readonly memberValues: RangeList
  /** The deepest nesting met; 1 is the root object or array. */
  readonly maximumDepth: number
  /** The root has more than one member called `@graph`: only the first one is the list. */
  readonly repeatedGraph: boolean
  readonly ending: ScanEnding
}

export type AnswerShape =
  /** Not enough has arrived to tell. A root object stays so until its `@graph` or its end. */
  | 'pending'
  /** An object with an array called `@graph`. */
  | 'envelope'
  /** An object whose `@graph` is an object: it is no list, its range is in the members. */
  | 'graph-object'
  /** An object whose `@graph` is null, a text, a number or a boolean. */
  | 'graph-scalar'
  /** An object without `@graph`. */
  | 'no-graph'
  /** An array as the root. */
  | 'bare-array'
  /** A text, number, boolean or null as the root. */
  | 'scalar'
  /** Nothing but white space. */
  | 'empty'
  /** The first sign is `<`. */
  | 'html'
  | 'not-json'

export type ScanEnding =
  /** `end()` has not been called yet. */
  | { kind: 'open' }
  | { kind: 'complete' }
  /** The bytes end before the document does. `start` is where the item it breaks off in begins. */
  | { kind: 'broken-off'; insideItem: { position: number; start: number } | null }
  /** The structure is wrong at `offset`; what was found before it stays. */
  | { kind: 'malformed'; fault: ScanFault; insideItem: { position: number; start: number } | null }
  /** A whole document, and behind it more than white space, from `offset` on. */
  | { kind: 'trailing'; offset: number }
  /** 4 GB are exceeded: what lies behind is not looked at. */
  | { kind: 'too-long' }

export interface ScanFault {
  offset: number
  expected:
    | 'name'
    | 'name-or-object-end'
    | 'colon'
    | 'value'
    | 'value-or-array-end'
    | 'comma-or-object-end'
    | 'comma-or-array-end'
    | 'object-end'
    | 'array-end'
  /** The byte that stands there. */
  found: number
}
