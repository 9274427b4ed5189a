import type { JsonKind } from '#core/json/json-value.ts'

/** A problem in a part of a response that can still be read. */
export type Complaint =
  /** Not a non-negative integer where a count is expected; `got` is the text as sent. */
  | { kind: 'no-count'; path: string; got: string }
  | { kind: 'wrong-kind'; path: string; expected: ExpectedKind; got: JsonKind }
  /** Two members with the same meaning differ; the first one is used. */
  | { kind: 'contradiction'; path: string; says: string; otherPath: string; otherSays: string }

export type ExpectedKind = 'number' | 'string' | 'object' | 'array'
