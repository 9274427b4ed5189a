/** Error responses with the server's texts (datacycle-core.md 6). */
import { emptyAnswer, answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import type { QueryFault } from '#sample/datacycle/filter/filter-reader.ts'
import { inBrackets, type ParameterFault } from '#sample/datacycle/read/complaints.ts'

export const pathOf = (target: string): string => target.split('?')[0] ?? target

const errorAt = (
  status: number,
  pointer: string,
  more: Readonly<Record<string, string>>,
): WholeAnswer => answerJson({ errors: [{ source: { pointer }, ...more }] }, status)

/** Sent for a missing or wrong token, with a challenge; the pointer contains the whole query. */
const challenged = (target: string, detail: string): WholeAnswer => {
  const answer = errorAt(401, target, { detail })
  return {
    ...answer,
    headers: { ...answer.headers, 'WWW-Authenticate': 'Basic realm="Application"' },
  }
}

export const missingToken = (target: string): WholeAnswer =>
  challenged(target, 'invalid or missing authentication token')

/** Also for a locked account. */
export const wrongToken = (target: string): WholeAnswer =>
  challenged(target, 'invalid authentication token')

/** No challenge: the token is valid, but the endpoint belongs to another user or is not released. */
export const accessDenied = (target: string): WholeAnswer =>
  errorAt(401, pathOf(target), { detail: 'Keine Zugriffsberechtigung!' })

export const notFound = (target: string): WholeAnswer =>
  errorAt(404, pathOf(target), { detail: 'Not found' })

export const expired = (target: string): WholeAnswer =>
  errorAt(404, pathOf(target), { title: 'Content is expired', detail: 'is expired' })

/** Sent without checking the token; requests that do not accept JSON get a 500. */
export const noRoute = (method: string, target: string, accept: string): WholeAnswer =>
  accept.includes('json')
    ? errorAt(404, pathOf(target), {
        detail: `No route matches [${method}] ${JSON.stringify(pathOf(target))}`,
      })
    : { kind: 'whole', status: 500, headers: { 'Content-Type': 'text/plain' }, body: '' }

export const badParameters = (faults: readonly ParameterFault[]): WholeAnswer =>
  answerJson(
    {
      errors: faults.map(({ parameter, detail }) => ({
        source: { parameter },
        title: 'Invalid Query Parameter',
        detail,
      })),
    },
    400,
  )

export const crashed = (): WholeAnswer => answerJson({ errors: ['Internal Server Error'] }, 500)

/** For invalid JSON and for names used as both a value and a group. */
export const malformed = (): WholeAnswer =>
  emptyAnswer(400, { 'Content-Type': 'text/html; charset=UTF-8' })

/** The proxy in front of the server refuses two consecutive dots, even if encoded once or twice. */
export const twoDots = (): WholeAnswer => emptyAnswer(404, { 'Content-Type': 'text/plain' })

export const hasTwoDots = (target: string): boolean =>
  target.replaceAll(/%(?:25)*2e/gi, '.').includes('..')

/** Names the first of several unknown attributes; null without faults. */
export function refuseFault(faults: readonly QueryFault[], target: string): WholeAnswer | null {
  const unknown = faults.find((fault) => fault.kind === 'unknown-attribute')
  if (unknown !== undefined) {
    return badParameters([{ parameter: inBrackets(unknown.path), detail: 'attribute is unknown' }])
  }
  if (faults.some(({ kind }) => kind === 'crash')) return crashed()
  if (faults.length === 0) return null
  return errorAt(400, pathOf(target), {
    detail:
      'error in filter params: end date must be equal or greater then start date in date filters',
  })
}
