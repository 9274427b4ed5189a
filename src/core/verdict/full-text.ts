import type { RequestParameter } from '#core/query/request-parameter.ts'
import { judgeByLinks } from './judge-by-links.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { createVerdict } from './verdict.ts'

const parameter: RequestParameter = { kind: 'q' }

/** Judges `filter[q]` by links only, because a server does not say in which attributes it found the words. */
export const judgeFullText = (): ParameterJudge => ({
  parameter,
  add: null,
  judge(answer) {
    if (answer.page.itemCount === 0) return createVerdict(parameter, { kind: 'empty-page' })
    return (
      judgeByLinks(parameter, ['filter', 'q'], answer) ??
      createVerdict(parameter, { kind: 'full-text-not-shown' })
    )
  },
})
