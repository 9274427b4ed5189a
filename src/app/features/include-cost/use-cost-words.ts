import { useWords } from '#app/i18n/use-words.ts'
import {
  isClearlyApart,
  typicalOf,
  type CostVariant,
  type Known,
  type Measured,
  type TypicalCost,
  type VariantCost,
} from '#core/investigate/include-cost.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'

/** One row of what was measured; of each cell the main line, and those below it where there is more. */
export interface CostRow {
  name: string
  size: readonly string[]
  time: readonly string[]
  first: readonly string[]
}

/** What was measured, in words: the query as it is by itself, everything else as a difference from it. */
export function useCostWords() {
  const { say, formatSize, formatDuration } = useWords()
  const describeFailure = useFailureWords()

  function nameOf(variant: CostVariant): string {
    return variant.kind === 'without'
      ? say('includeCost.variant.without', { relation: variant.relation })
      : say(`includeCost.variant.${variant.kind}`)
  }

  function describeSize(from: Known | null, to: Known): string[] {
    const { encoded, decoded } = to.sizes
    const main = joinChange(from && formatSize(from.sizes.decoded), formatSize(decoded))
    if (encoded === null || encoded === decoded) return [main]
    const before = from?.sizes.encoded ?? null
    const size = joinChange(before === null ? null : formatSize(before), formatSize(encoded))
    return [main, say('includeCost.encoded', { size })]
  }

  function describeTime(from: TypicalCost | null, to: TypicalCost): string[] {
    const range = say('includeCost.range', {
      shortest: formatDuration(to.shortestMs),
      longest: formatDuration(to.longestMs),
    })
    if (from === null) return [formatDuration(to.middle.wholeMs), range]
    const lessMs = from.middle.wholeMs - to.middle.wholeMs
    const difference = `${lessMs > 0 ? '−' : '+'}${formatDuration(Math.abs(lessMs))}`
    return [isClearlyApart(from, to) ? difference : say('includeCost.noDifference'), range]
  }

  function describeFirst(measured: Measured | null): string[] {
    if (measured === null) return [say('includeCost.notYet')]
    if (measured.kind === 'failed')
      return [say('includeCost.rowFailed', { reason: describeFailure(measured.failure) })]
    const { firstByteMs, wholeMs } = measured
    return [
      formatDuration(wholeMs),
      say('includeCost.firstByte', { time: formatDuration(firstByteMs) }),
    ]
  }

  function describeRounds(asked: VariantCost | null, cost: VariantCost): string[] {
    const failed = cost.rounds.find((measured) => measured.kind === 'failed')
    if (failed) return describeFirst(failed)
    const typical = typicalOf(cost)
    if (typical) return describeTime(asked && typicalOf(asked), typical)
    return cost.first?.kind === 'failed' ? [] : [say('includeCost.notYet')]
  }

  return (costs: readonly VariantCost[]): CostRow[] =>
    costs.map((cost, at) => {
      const asked = at === 0 ? null : (costs[0] ?? null)
      const sized = sizedOf(cost)
      return {
        name: nameOf(cost.variant),
        size: sized ? describeSize(asked && sizedOf(asked), sized) : [],
        time: describeRounds(asked, cost),
        first: describeFirst(cost.first),
      }
    })
}

/** The last response that came: what it weighs is what the next one will most likely weigh. */
const sizedOf = ({ first, rounds }: VariantCost): Known | null =>
  [first, ...rounds].findLast((measured) => measured?.kind === 'measured') ?? null

/** `412 → 61 kB`: a unit that both have stands once. */
function joinChange(from: string | null, to: string): string {
  if (from === null) return to
  const unit = to.slice(to.lastIndexOf(' '))
  return `${from.endsWith(unit) ? from.slice(0, -unit.length) : from} → ${to}`
}
