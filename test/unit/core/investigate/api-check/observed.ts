import { readResponseDetails, type ResponseDetails } from '#core/investigate/response-details.ts'
import type {
  ApiCheckLine,
  Observations,
  RequestOutcome,
} from '#core/investigate/api-check/line.ts'
import { responseWithoutItems } from '#core/investigate/investigation.ts'
import { createResponseIndex } from '#core/response/response-index.ts'

export function detailsOf(response: unknown): ResponseDetails {
  const decoder = new TextDecoder()
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  index.feed(new TextEncoder().encode(JSON.stringify(response)))
  index.end(null)
  return readResponseDetails(index)
}

/** A list with this total and these IDs. */
export const listed = (total: string | null, ids: readonly string[] = []): RequestOutcome => ({
  kind: 'list',
  response: { ...responseWithoutItems, total, ids },
  details: detailsOf({ '@graph': [] }),
})

export const refused = (status: number, body: unknown = { errors: [] }): RequestOutcome => ({
  kind: 'refused',
  status,
  details: detailsOf(body),
})

/** What was seen of an endpoint with these items and this total; requests not named were not sent. */
export function observe(
  { items = [], total = null }: { items?: readonly object[]; total?: number | null },
  outcomes: Readonly<Record<string, RequestOutcome>> = {},
): Observations {
  const details = detailsOf({ '@graph': items })
  const ids = details.items.map(({ id }) => id)
  const response = { ...responseWithoutItems, ids, total: total === null ? null : String(total) }
  const first: RequestOutcome = { kind: 'list', response, details }
  return {
    endpoint: 'events',
    otherName: '',
    baseUrl: 'https://api.example',
    first: { response, details },
    total,
    size: 2,
    outcomeOf: (key) => (key === 'first' ? first : (outcomes[key] ?? { kind: 'not-yet' })),
  }
}

/** The outcome of a line and its values, in short. */
export const inShort = (line: ApiCheckLine | undefined): string =>
  line?.kind === 'seen'
    ? [line.outcome, ...Object.values(line.values)].join(' ')
    : (line?.kind ?? 'no line')
