import { isSameParameter, type RequestParameter } from '#core/query/request-parameter.ts'
import { listFiltering } from '#core/query/filtering.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { createVerdict, type Verdict } from './verdict.ts'

/**
 * Decides the only parameter that can have made the items fewer: if the total is below the endpoint's in the same
 * language, the server evaluates it. Parameters that are ignored, and those that are known to do nothing
 * (`idle`), do not count.
 */
export function decideByTotals(
  verdicts: readonly Verdict[],
  { paging: { total }, maxTotalSeen = null, query: { form } }: ResponsePage,
  idle: readonly RequestParameter[],
): Verdict[] {
  const isNarrowed =
    total !== null && /^\d+$/.test(total) && maxTotalSeen !== null
      ? BigInt(total) < BigInt(maxTotalSeen)
      : false
  const verdictOn = (parameter: RequestParameter) =>
    verdicts.find((verdict) => isSameParameter(verdict.parameter, parameter))
  const filtering = listFiltering(form).filter(
    (parameter) => verdictOn(parameter)?.kind !== 'ignored',
  )
  const acting = filtering.filter(
    (parameter) => !idle.some((other) => isSameParameter(other, parameter)),
  )
  // What is known to do nothing may still do something where it is the only one.
  const [only, another] = acting.length === 0 ? filtering : acting
  if (!isNarrowed || only === undefined || another !== undefined) return [...verdicts]
  return verdicts.map((verdict) =>
    verdict.kind === 'unknown' && isSameParameter(verdict.parameter, only)
      ? createVerdict(
          only,
          { kind: 'narrowed', total: total ?? '', of: maxTotalSeen ?? 0 },
          { evidence: verdict.evidence },
        )
      : verdict,
  )
}
