import type { AnswerFinding } from './answer-index.ts'
import type { AnswerShape } from './answer-scan.ts'

/** What is known of a whole body. */
export interface ReadBody {
  shape: AnswerShape
  findings: readonly AnswerFinding[]
}

/** Whether a body ended too early, or went on as something else than JSON: what is missing is not known. */
export const isBroken = (findings: readonly AnswerFinding[]): boolean =>
  findings.some(({ kind }) => kind === 'broken-off' || kind === 'malformed')

/** What a whole answer without items is: an error, a list that is empty, or a body that is no list. */
export function describeAnswerWithoutItems(
  status: number,
  { shape, findings }: ReadBody,
): 'error' | 'empty' | 'no-items' {
  if (status >= 300) return 'error'
  if (isBroken(findings)) return 'no-items'
  return shape === 'envelope' || shape === 'bare-array' ? 'empty' : 'no-items'
}

/** Why a body that came with a success holds no items; the words stand in the page's messages. */
export type NoItemsCause =
  'html' | 'not-json' | 'empty' | 'broken' | 'graph-object' | 'graph-scalar' | 'no-graph'

export function readNoItemsCause({ shape, findings }: ReadBody): NoItemsCause {
  switch (shape) {
    case 'html':
    case 'not-json':
      return shape
    case 'empty':
      return isBroken(findings) ? 'broken' : 'empty'
    case 'graph-object':
    case 'graph-scalar':
      return shape
    default:
      return isBroken(findings) ? 'broken' : 'no-graph'
  }
}
