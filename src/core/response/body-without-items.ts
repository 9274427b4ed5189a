import type { QueryForm } from '#core/query/form.ts'
import type { AnswerFinding } from './answer-index.ts'
import type { AnswerShape } from './answer-scan.ts'

export interface ReadBody {
  shape: AnswerShape
  findings: readonly AnswerFinding[]
}

/** True if a body ended early or became invalid JSON, so that parts are missing. */
export const isBroken = (findings: readonly AnswerFinding[]): boolean =>
  findings.some(({ kind }) => kind === 'broken-off' || kind === 'malformed')

/** Classifies a complete response without items: an error, an empty list, or no list. */
export function describeAnswerWithoutItems(
  status: number,
  { shape, findings }: ReadBody,
): 'error' | 'empty' | 'no-items' {
  if (status >= 300) return 'error'
  if (isBroken(findings)) return 'no-items'
  return shape === 'envelope' || shape === 'bare-array' ? 'empty' : 'no-items'
}

/** True if a form requests a response without items: `section[@graph]=0`. */
export const isGraphOff = ({ extra }: Pick<QueryForm, 'extra'>): boolean =>
  extra.some(
    ({ name, value }) =>
      name === 'section[@graph]' && value.kind !== 'list' && value.text.trim() === '0',
  )

/** Why a successful response has no item list; texts come from i18n. */
export type NoItemsCause =
  | 'html'
  | 'not-json'
  | 'empty'
  | 'broken'
  | 'graph-object'
  | 'graph-scalar'
  | 'no-graph'
  /** The request excluded the items (datacycle-core.md 2.1), so nothing is wrong. */
  | 'left-out'

/** `isGraphOff`: the request excluded the items. */
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
