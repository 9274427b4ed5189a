import { judgeByLinks } from './links-lack.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { createVerdict } from './verdict.ts'

/** Judges `filter[q]`: what a server looks at is not to be seen, so only its links can tell. */
export const judgeFullText = (): ParameterJudge => ({
  parameter: 'q',
  add: null,
  judge(answer) {
    if (answer.page.items === 0) return createVerdict('q', { kind: 'empty-page' })
    return (
      judgeByLinks('q', ['filter', 'q'], answer) ??
      createVerdict('q', { kind: 'full-text-not-shown' })
    )
  },
})
