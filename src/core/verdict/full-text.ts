import type { AskedParameter } from '#core/query/asked-parameter.ts'
import { judgeByLinks } from './links-lack.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { createVerdict } from './verdict.ts'

const parameter: AskedParameter = { kind: 'q' }

/** Judges `filter[q]`: what a server looks at is not to be seen, so only its links can tell. */
export const judgeFullText = (): ParameterJudge => ({
  parameter,
  add: null,
  judge(answer) {
    if (answer.page.items === 0) return createVerdict(parameter, { kind: 'empty-page' })
    return (
      judgeByLinks(parameter, ['filter', 'q'], answer) ??
      createVerdict(parameter, { kind: 'full-text-not-shown' })
    )
  },
})
