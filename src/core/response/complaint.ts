import type { JsonKind } from '#core/json/json-value.ts'

/** What is wrong with a part of an answer that is read all the same. */
export type Complaint =
  | { kind: 'wrong-kind'; path: string; expected: ExpectedKind; got: JsonKind }
  /** Two members that mean the same say different things; the first one is believed. */
  | { kind: 'contradiction'; path: string; says: string; otherPath: string; otherSays: string }

export type ExpectedKind = 'number' | 'whole number' | 'string' | 'object' | 'array'

/** One line that says where and what, in English: `meta.total: expected a number, got a string`. */
export function renderComplaint(complaint: Complaint): string {
  switch (complaint.kind) {
    case 'wrong-kind':
      return `${complaint.path}: expected ${withArticle(complaint.expected)}, got ${withArticle(complaint.got)}`
    case 'contradiction':
      return `${complaint.path} says ${complaint.says}, ${complaint.otherPath} says ${complaint.otherSays}`
  }
}

function withArticle(kind: ExpectedKind | JsonKind): string {
  if (kind === 'null') return kind
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`
}
