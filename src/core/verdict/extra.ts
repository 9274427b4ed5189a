import { readParameterName } from '#core/query/parameter-name.ts'
import type { ExtraRow, ParameterValue } from '#core/query/form.ts'
import { readRequestedPage } from '#core/response/page-position.ts'
import { judgeByLinks } from './judge-by-links.ts'
import { judgePageLimit } from './page-size.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { createVerdict } from './verdict.ts'

/**
 * Judges a parameter without a form field: by the part of the response that it disables, otherwise by links.
 */
export const judgeExtra = ({ name, value }: ExtraRow): ParameterJudge => ({
  parameter: { kind: 'extra', name },
  add: null,
  judge(answer) {
    const parameter = { kind: 'extra', name } as const
    const path = readParameterName(name)
    const [first = '', part = ''] = path
    if (first === 'section' && path.length === 2 && isZero(value)) {
      const isInAnswer = answer.memberNames.includes(part)
      return isInAnswer
        ? createVerdict(
            parameter,
            { kind: 'part-still-there', part },
            { remedies: [{ kind: 'drop' }] },
          )
        : createVerdict(parameter, { kind: 'part-left-out', part })
    }
    const { limit } = readRequestedPage(answer.page)
    if (name === 'page[limit]' && limit !== null) return judgePageLimit(limit, answer.page)
    // The links omit an offset, although it is applied (datacycle-core.md 3).
    const isRepeatedInLinks = first !== 'page'
    return (
      (isRepeatedInLinks ? judgeByLinks(parameter, path, answer) : null) ??
      createVerdict(parameter, { kind: 'effect-unknown' })
    )
  },
})

const isZero = (value: ParameterValue): boolean =>
  value.kind !== 'list' && value.text.trim() === '0'
