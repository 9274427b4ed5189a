/** Error bodies as dataCycle CORE writes them. */
import { renderJson } from '../content/json.ts'
import { emptyAnswer, jsonAnswer, type WholeAnswer } from '../http/answer.ts'
import type { ParameterProblem } from '../documented/problem.ts'

/** One error per fault, always in bracket notation, for a body too. */
export const invalidParameters = (problems: readonly ParameterProblem[]): WholeAnswer =>
  jsonAnswer(
    400,
    renderJson({
      errors: problems.map(({ parameter, detail }) => ({
        source: { parameter },
        title: 'Invalid Query Parameter',
        detail,
      })),
    }),
  )

const pointed = (status: number, pointer: string, detail: string): WholeAnswer =>
  jsonAnswer(status, renderJson({ errors: [{ source: { pointer }, detail }] }))

/** The same words for a missing, a wrong and an expired token. */
export const invalidToken = (target: string): WholeAnswer => ({
  ...pointed(401, target, 'invalid or missing authentication token'),
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'WWW-Authenticate': 'Basic realm="Application"',
  },
})

/** CORE says 401 here, never 403. */
export const noRight = (target: string): WholeAnswer =>
  pointed(401, pathOf(target), 'Keine Zugriffsberechtigung!')

export const notFound = (target: string): WholeAnswer => pointed(404, pathOf(target), 'Not found')

export const invertedInterval = (target: string): WholeAnswer =>
  pointed(
    400,
    pathOf(target),
    'error in filter params: end date must be equal or greater then start date in date filters',
  )

export const crashed = (): WholeAnswer =>
  jsonAnswer(500, renderJson({ errors: ['Internal Server Error'] }))

export const malformedBody = (): WholeAnswer => emptyAnswer(400)

/** What stands before CORE refuses every address with two dots in a row, encoded once or twice too. */
export const pathTraversal = (): WholeAnswer => emptyAnswer(404, { 'Content-Type': 'text/plain' })

export const hasTwoDots = (target: string): boolean =>
  target.replaceAll(/%(?:25)*2e/gi, '.').includes('..')

const pathOf = (target: string): string => target.split('?')[0] ?? target
