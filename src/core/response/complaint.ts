import type { JsonKind } from '#core/json/json-value.ts'

/** What is wrong with a part of an answer that is read all the same. */
export type Complaint =
  /** No whole number from 0 where one counts something; `got` is as it was sent. */
  | { kind: 'no-count'; path: string; got: string }
  | { kind: 'wrong-kind'; path: string; expected: ExpectedKind; got: JsonKind }
  /** Two members that mean the same say different things; the first one is believed. */
  | { kind: 'contradiction'; path: string; says: string; otherPath: string; otherSays: string }

export type ExpectedKind = 'number' | 'string' | 'object' | 'array'
