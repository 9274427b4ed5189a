import { useI18n } from 'vue-i18n'
import type { CostVariant, Measured, VariantCost } from '#core/investigate/include-cost.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { useFailureWords } from '../../words/use-failure-words.ts'

/** One row of what was measured; of each cell the main line, and one below it where there is more. */
export interface CostRow {
  name: string
  size: readonly string[]
  cold: readonly string[]
  warm: readonly string[]
}

type Known = Extract<Measured, { kind: 'measured' }>

/** What was measured, in words: the query as it is by itself, everything else as a change from there. */
export function useCostWords() {
  const { t } = useI18n()
  const { formatSize, formatDuration } = useFormats()
  const describeFailure = useFailureWords()

  function nameOf(variant: CostVariant): string {
    return variant.kind === 'without'
      ? t('includeCost.variant.without', { relation: variant.relation })
      : t(`includeCost.variant.${variant.kind}`)
  }

  function describeSize(from: Known | null, to: Known): string[] {
    const { encoded, decoded } = to.sizes
    const main = joinChange(from && formatSize(from.sizes.decoded), formatSize(decoded))
    if (encoded === null || encoded === decoded) return [main]
    const before = from?.sizes.encoded ?? null
    const size = joinChange(before === null ? null : formatSize(before), formatSize(encoded))
    return [main, t('includeCost.encoded', { size })]
  }

  function describeTime(from: Measured | null, to: Measured | null): string[] {
    if (to === null) return [t('includeCost.notYet')]
    if (to.kind === 'failed')
      return [t('includeCost.rowFailed', { reason: describeFailure(to.failure) })]
    const before = knownOf(from)
    const change = (member: 'firstByteMs' | 'wholeMs') =>
      joinChange(before && formatDuration(before[member]), formatDuration(to[member]))
    return [change('wholeMs'), t('includeCost.firstByte', { time: change('firstByteMs') })]
  }

  return (costs: readonly VariantCost[]): CostRow[] =>
    costs.map(({ variant, cold, warm }, at) => {
      const from = at === 0 ? undefined : costs[0]
      const sized = knownOf(warm)
      return {
        name: nameOf(variant),
        size: sized ? describeSize(knownOf(from?.warm), sized) : [],
        cold: describeTime(from?.cold ?? null, cold),
        warm: cold?.kind === 'failed' ? [] : describeTime(from?.warm ?? null, warm),
      }
    })
}

const knownOf = (measured: Measured | null | undefined): Known | null =>
  measured?.kind === 'measured' ? measured : null

/** `412 → 61 kB`: a unit that both have stands once. */
function joinChange(from: string | null, to: string): string {
  if (from === null) return to
  const unit = to.slice(to.lastIndexOf(' '))
  return `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} → ${to}`
}
