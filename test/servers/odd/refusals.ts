/** Endpoints that refuse, each in its own manner. */
import { renderJson } from '#sample/content/json.ts'
import { emptyAnswer, jsonTextAnswer, type Answer, type WholeAnswer } from '#sample/http/answer.ts'
import type { Call, Endpoint } from '#sample/documented/endpoint.ts'
import {
  badParameters,
  crashed,
  expired,
  malformed,
  missingToken,
  accessDenied,
  notFound,
  refuseFault,
  twoDots,
} from '#sample/datacycle/answer/refusals.ts'
import { responsePage, createOddEndpoint, renderEnvelope, someItems } from './odd-endpoint.ts'

/** Every error body that dataCycle CORE has, by page[number] from 1. */
const errorShapes = (call: Call): readonly [WholeAnswer, ...WholeAnswer[]] => [
  missingToken(call.target),
  accessDenied(call.target),
  notFound(call.target),
  expired(call.target),
  badParameters([{ parameter: 'page[size]', detail: 'must be an integer' }]),
  badParameters([
    { parameter: 'filter[classifications][in][withSubtree]', detail: 'must be an array' },
    { parameter: 'filter[categry]', detail: 'is not allowed' },
    {
      parameter: 'fields',
      detail: 'wildcard must only appear at the end of a field or not at all',
    },
  ]),
  refuseFault([{ kind: 'reversed' }], call.target) ?? malformed(),
  jsonTextAnswer(400, renderJson({ errors: [{ title: 'Invalid request' }] })),
  malformed(),
  jsonTextAnswer(400, renderJson({ error: 'No ids given!' })),
  emptyAnswer(406),
  emptyAnswer(429, { 'Retry-After': '60' }),
  crashed(),
  {
    kind: 'whole',
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>500</title><h1>We are sorry, but something went wrong.</h1>',
  },
  jsonTextAnswer(404, renderJson({ status: 404, error: 'Not Found' })),
  twoDots(),
]

export const createRefusalEndpoints = (): Endpoint[] => [
  createOddEndpoint('odd-401-basic', '401 that asks for a login by Basic authentication.', (call) =>
    missingToken(call.target),
  ),
  createOddEndpoint('odd-429', '429 without a body, Retry-After 60.', () =>
    emptyAnswer(429, { 'Retry-After': '60' }),
  ),
  createOddEndpoint(
    'odd-error-shapes',
    'Error bodies of dataCycle CORE; page[number] 1 to 16 chooses one.',
    (call): Answer => {
      const shapes = errorShapes(call)
      return shapes[(responsePage(call, 'number', 1) - 1) % shapes.length] ?? shapes[0]
    },
  ),
  createOddEndpoint(
    'odd-echo',
    'Repeats the Authorization header in an item and in a header.',
    (call) =>
      jsonTextAnswer(
        200,
        renderEnvelope([
          {
            '@id': '00000000-0000-5000-8000-000000000001',
            '@type': ['Thing'],
            name: 'Echo',
            received: { authorization: call.authorization },
          },
          ...someItems(call.site, 1),
        ]),
        { 'X-Echo-Authorization': call.authorization },
      ),
  ),
]
