import type { QueryForm } from '#core/query/form.ts'
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

/** Whether a form asks for everything but the items: `section[@graph]=0`. */
export const isGraphOff = ({ extra }: Pick<QueryForm, 'extra'>): boolean =>
  extra.some(
    ({ name, value }) =>
      name === 'section[@graph]' && value.kind !== 'list' && value.text.trim() === '0',
  )

/** Why a body that came with a success holds no items; the words stand in the page's messages. */
export type NoItemsCause =
  | 'html'
  | 'not-json'
  | 'empty'
  | 'broken'
  | 'graph-object'
  | 'graph-scalar'
  | 'no-graph'
  /** The request left the items out (datacycle-core.md 2.1): nothing is wrong. */
  | 'left-out'

/** `isGraphOff`: the request asked for everything but the items. */
export function readNoItemsCause({ shape, findings }: ReadBody, isGraphOff: boolean): NoItemsCause {
  switch (shape) {
    case 'html':
    case 'not-json':
      return shape
    case 'empty':
      return isBroken(findings) ? 'broken' : 'empty'
    case 'graph-object':
    case 'graph-scalar':
      return shape
    case 'bare-array':
    case 'envelope':
    case 'no-graph':
    case 'pending':
    case 'scalar':
      if (isBroken(findings)) return 'broken'
      return isGraphOff ? 'left-out' : 'no-graph'
  }
}
