import type { BrokenCause } from '#core/exchange/outcome.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import { TransportError, type TransportFailure } from './transport-error.ts'

/**
 * Describes why there is no response. Other errors than `TransportError` are defects; only their class is
 * given.
 */
export function describeProblem(error: unknown, address: URL): ExchangeProblem {
  if (!(error instanceof TransportError))
    return { kind: 'host-fault', detail: error instanceof Error ? error.name : typeof error }
  const { failure } = error
  switch (failure.kind) {
    case 'dns':
      return { kind: 'dns', host: address.hostname }
    case 'refused':
    case 'unreachable':
    case 'reset':
    case 'not-http':
      return { kind: failure.kind, host: address.host }
    case 'tls':
      return { kind: 'tls', host: address.host, reason: failure.reason }
    case 'bad-encoding':
      return { kind: 'other', code: 'BAD_ENCODING' }
    case 'aborted':
      return { kind: 'cancelled' }
    case 'proxy':
    case 'other':
      return failure
  }
}

/** Describes why a body broke off after the head was received. */
export function describeBreak(error: unknown): BrokenCause {
  const failure: TransportFailure =
    error instanceof TransportError ? error.failure : { kind: 'other', code: 'UNKNOWN' }
  switch (failure.kind) {
    case 'reset':
      return { kind: 'reset' }
    case 'aborted':
      return { kind: 'cancelled' }
    case 'bad-encoding':
    case 'other':
      return failure
    case 'dns':
    case 'refused':
    case 'unreachable':
    case 'not-http':
    case 'tls':
    case 'proxy':
      return { kind: 'other', code: failure.kind.toUpperCase().replace('-', '_') }
  }
}
