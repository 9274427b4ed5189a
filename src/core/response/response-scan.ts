import type { RangeList } from './line-index.ts'

/**
 * What a scanner has found so far. All offsets are bytes from the first byte received, including a byte order
 * mark; ranges are [start, end) without surrounding white space.
 */
export interface ResponseScan {
  readonly shape: ResponseShape
  readonly byteLength: number
  /** 3 if the response starts with a UTF-8 byte order mark, else 0. */
  readonly bomLength: 0 | 3
  /** The complete items of the root's first `@graph` array, or of an array as root. */
  readonly items: RangeList
  /** Names of the root object's members, without quotes, escapes not decoded. */
  readonly memberNames: RangeList
  /** Values of the same members; incomplete members are in neither list. */
  readonly memberValues: RangeList
  /** The deepest nesting met; 1 is the root object or array. */
  readonly maximumDepth: number
  /** The root has several `@graph` members; only the first is read, because its items arrive before the others. */
  readonly hasRepeatedGraph: boolean
  readonly ending: ScanEnding
}

export type ResponseShape =
  /** Not yet known. A root object is pending until its `@graph` or its end. */
  | 'pending'
  /** An object with an array called `@graph`. */
  | 'envelope'
  /** An object whose `@graph` is an object instead of a list; its range is among the members. */
  | 'graph-object'
  /** An object whose `@graph` is null, a text, a number or a boolean. */
  | 'graph-scalar'
  /** An object without `@graph`. */
  | 'no-graph'
  | 'bare-array'
  /** A text, number, boolean or null as the root. */
  | 'scalar'
  /** Nothing but white space. */
  | 'empty'
  /** The first character is `<`. */
  | 'html'
  | 'not-json'

export type ScanEnding =
  /** `end()` has not been called yet. */
  | { kind: 'open' }
  | { kind: 'complete' }
  /** The body ends early. `start` is the offset of the incomplete item. */
  | { kind: 'broken-off'; insideItem: { position: number; start: number } | null }
  /** The structure is invalid at `offset`; earlier findings stay valid. */
  | { kind: 'malformed'; fault: ScanFault; insideItem: { position: number; start: number } | null }
  /** A complete document followed by more than white space, from `offset` on. */
  | { kind: 'trailing'; offset: number }
  /** Longer than 4 GB; the rest is not scanned. */
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
  /** The byte found instead. */
  found: number
}
