/** The answers that are none, as the server words them (datacycle-core.md 6). */
import { renderJson } from '#sample/content/json.ts'
import { emptyAnswer, jsonAnswer, type WholeAnswer } from '#sample/http/answer.ts'
import type { QueryFault } from '#sample/datacycle/filter/filter-reader.ts'
import { inBrackets, type ParameterFault } from '#sample/datacycle/read/complaints.ts'

export const pathOf = (target: string): string => target.split('?')[0] ?? target

const pointed = (
  status: number,
  pointer: string,
  more: Readonly<Record<string, string>>,
): WholeAnswer => jsonAnswer(status, renderJson({ errors: [{ source: { pointer }, ...more }] }))

/** The challenge comes with a token that is missing or wrong, and repeats the whole query. */
const challenged = (target: string, detail: string): WholeAnswer => {
  const answer = pointed(401, target, { detail })
  return {
    ...answer,
    headers: { ...answer.headers, 'WWW-Authenticate': 'Basic realm="Application"' },
  }
}

export const missingToken = (target: string): WholeAnswer =>
  challenged(target, 'invalid or missing authentication token')

/** Of a locked account too. */
export const wrongToken = (target: string): WholeAnswer =>
  challenged(target, 'invalid authentication token')

/** Without a challenge: the token is right, the endpoint is not this user's, or not released. */
export const noRight = (target: string): WholeAnswer =>
  pointed(401, pathOf(target), { detail: 'Keine Zugriffsberechtigung!' })

export const notFound = (target: string): WholeAnswer =>
  pointed(404, pathOf(target), { detail: 'Not found' })

export const expired = (target: string): WholeAnswer =>
  pointed(404, pathOf(target), { title: 'Content is expired', detail: 'is expired' })

/** Needs no token; whoever does not ask for JSON is told of a fault. */
export const noRoute = (method: string, target: string, accept: string): WholeAnswer =>
  accept.includes('json')
    ? pointed(404, pathOf(target), {
        detail: `No route matches [${method}] ${JSON.stringify(pathOf(target))}`,
      })
    : { kind: 'whole', status: 500, headers: { 'Content-Type': 'text/plain' }, body: '' }

export const badParameters = (faults: readonly ParameterFault[]): WholeAnswer =>
  jsonAnswer(
    400,
    renderJson({
      errors: faults.map(({ parameter, detail }) => ({
        source: { parameter },
        title: 'Invalid Query Parameter',
        detail,
      })),
    }),
  )

export const crashed = (): WholeAnswer =>
  jsonAnswer(500, renderJson({ errors: ['Internal Server Error'] }))

/** Broken JSON, and names used in two ways. */
export const malformed = (): WholeAnswer =>
  emptyAnswer(400, { 'Content-Type': 'text/html; charset=UTF-8' })

/** What stands before the server refuses two dots in a row, encoded once or twice too. */
export const twoDots = (): WholeAnswer => emptyAnswer(404, { 'Content-Type': 'text/plain' })

export const hasTwoDots = (target: string): boolean =>
  target.replaceAll(/%(?:25)*2e/gi, '.').includes('..')

/** Of several unknown attributes the first is named; null where nothing is wrong. */
export function refuseFault(faults: readonly QueryFault[], target: string): WholeAnswer | null {
  const unknown = faults.find((fault) => fault.kind === 'unknown-attribute')
  if (unknown !== undefined) {
    return badParameters([{ parameter: inBrackets(unknown.path), detail: 'attribute is unknown' }])
  }
  if (faults.some(({ kind }) => kind === 'crash')) return crashed()
  if (faults.length === 0) return null
  return pointed(400, pathOf(target), {
    detail:
      'error in filter params: end date must be equal or greater then start date in date filters',
  })
}
