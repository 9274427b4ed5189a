/** Error bodies of the sample; api.md does not define their structure. */
import type { JsonObject } from '#sample/content/json.ts'
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'

/** An invalid parameter, by its bracketed name. */
export interface ParameterProblem {
  parameter: string
  detail: string
}

const errorAnswer = (status: number, errors: readonly JsonObject[]): WholeAnswer =>
  answerJson({ errors: errors.map((error) => ({ status, ...error })) }, status)

export const refuseParameters = (problems: readonly ParameterProblem[]): WholeAnswer =>
  errorAnswer(
    400,
    problems.map(({ parameter, detail }) => ({
      title: 'Invalid parameter',
      detail,
      source: { parameter },
    })),
  )

export const refuseBody = (status: 400 | 413 | 415, detail: string): WholeAnswer =>
  errorAnswer(status, [{ title: 'Invalid body', detail }])

export const refuseUnknownToken = (): WholeAnswer =>
  errorAnswer(401, [
    { title: 'Unauthorized', detail: 'The access token is missing or not known here.' },
  ])

export const refuseVisitor = (slug: string): WholeAnswer =>
  errorAnswer(403, [
    { title: 'Forbidden', detail: `This access token has no access to the endpoint ${slug}.` },
  ])

export const unknownEndpoint = (name: string): WholeAnswer =>
  errorAnswer(404, [
    { title: 'Not found', detail: `There is no endpoint with the ID or slug ${name}.` },
  ])

/** Uses CORE's text, so that it is not mistaken for a wrong URL. */
export const unknownThing = (): WholeAnswer => errorAnswer(404, [{ detail: 'Not found' }])
