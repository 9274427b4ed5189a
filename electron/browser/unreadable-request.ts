import type { Refusal } from '#browser/guards/guard.ts'

/** Names the refusal for what Node could not read as an HTTP request, from the code of its error. */
export function describeUnreadable(code: string | undefined): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, reason: 'The headers of the request are too long.' }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, reason: 'The request took too long to arrive.' }
    case undefined:
    default:
      return { status: 400, reason: 'This is not a well formed HTTP request.' }
  }
}
