import type { Verdict, VerdictKind } from '#core/verdict/verdict.ts'
import { useCheckStore } from '#app/stores/check-store.ts'

/**
 * The kind under which a verdict is named. Where a check is offered, "unknown" only means that it was not
 * checked yet.
 */
export function useKindOfVerdict(): (verdict: Verdict) => VerdictKind | 'unchecked' {
  const checks = useCheckStore()
  return (verdict) =>
    verdict.kind === 'unknown' && checks.offeredPrice(verdict) !== null ? 'unchecked' : verdict.kind
}
