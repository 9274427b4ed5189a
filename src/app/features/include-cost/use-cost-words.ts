import { useWords } from '#app/i18n/use-words.ts'
import {
  isClearlyApart,
  typicalOf,
  type CostVariant,
  type Measurement,
  type MeasurementResult,
  type TypicalCost,
  type VariantCost,
} from '#core/investigate/include-cost.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import { useNameWords } from '#app/words/use-name-words.ts'
import { computed, type Ref } from 'vue'
import { shownColumns } from '#core/content/grid-layout.ts'
import { planColumnRequest, type ColumnRequest } from '#core/dialect/column-request.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useArrangedColumns } from '#app/response/use-arranged-columns.ts'

/** One row of the results. In each cell the first line is the main value; further lines are details. */
export interface CostRow {
  name: string
  size: readonly string[]
  time: readonly string[]
  /** Time of the first response, which the server may not have cached. */
  first: readonly string[]
}

/** Returns a function that renders the results: the query itself absolute, the variants as differences. */
export function useCostWords() {
  const { say, formatSize, formatDuration } = useWords()
  const describeFailure = useFailureWords()
  const { headingOf } = useNameWords()

  function nameOf(variant: CostVariant): string {
    return variant.kind === 'without'
      ? say('includeCost.variant.without', { relation: headingOf(variant.relation) })
      : say(`includeCost.variant.${variant.kind}`)
  }

  /** Says "more" or "less" in words, because a sign is easily missed. */
  const describeChange = (by: number, format: (amount: number) => string): string =>
    say(by < 0 ? 'includeCost.less' : 'includeCost.more', { amount: format(Math.abs(by)) })

  function describeSize(
    from: Measurement | null,
    { sizes: { encoded, decoded } }: Measurement,
  ): string[] {
    const transferred =
      encoded === null || encoded === decoded
        ? []
        : [say('includeCost.encoded', { size: formatSize(encoded) })]
    if (from === null) return [formatSize(decoded), ...transferred]
    const difference = decoded - from.sizes.decoded
    const whole = [say('includeCost.whole', { size: formatSize(decoded) }), ...transferred]
    const change =
      difference === 0 ? say('includeCost.sameSize') : describeChange(difference, formatSize)
    return [change, whole.join(', ')]
  }

  function describeTime(from: TypicalCost | null, to: TypicalCost): string[] {
    const time = formatDuration(to.middle.wholeMs)
    const range = {
      shortest: formatDuration(to.shortestMs),
      longest: formatDuration(to.longestMs),
    }
    if (from === null) return [time, say('includeCost.range', range)]
    const difference = asShown(to.middle.wholeMs) - asShown(from.middle.wholeMs)
    return [
      isClearlyApart(from, to)
        ? describeChange(difference, formatDuration)
        : say('includeCost.noDifference'),
      say('includeCost.timeAndRange', { time, ...range }),
    ]
  }

  function describeFirst(measured: MeasurementResult | null): string[] {
    if (measured === null) return [say('includeCost.notYet')]
    if (measured.kind === 'failed')
      return [say('includeCost.rowFailed', { reason: describeFailure(measured.failure) })]
    const { firstByteMs, wholeMs } = measured
    return [
      formatDuration(wholeMs),
      say('includeCost.firstByte', { time: formatDuration(firstByteMs) }),
    ]
  }

  function describeRounds(baseline: VariantCost | null, cost: VariantCost): string[] {
    const failed = cost.rounds.find((measured) => measured.kind === 'failed')
    if (failed) return describeFirst(failed)
    const typical = typicalOf(cost)
    if (typical) return describeTime(baseline && typicalOf(baseline), typical)
    return cost.first?.kind === 'failed' ? [] : [say('includeCost.notYet')]
  }

  return (costs: readonly VariantCost[]): CostRow[] =>
    costs.map((cost, at) => {
      const baseline = at === 0 ? null : (costs[0] ?? null)
      const latest = latestMeasurementOf(cost)
      return {
        name: nameOf(cost.variant),
        size: latest ? describeSize(baseline && latestMeasurementOf(baseline), latest) : [],
        time: describeRounds(baseline, cost),
        first: describeFirst(cost.first),
      }
    })
}

/** The latest measurement, whose size best predicts the next one. */
const latestMeasurementOf = ({ first, rounds }: VariantCost): Measurement | null =>
  [first, ...rounds].findLast((measured) => measured?.kind === 'measured') ?? null

/** A time as precise as it is shown, so that a difference fits the two times. */
const asShown = (ms: number): number => (ms < 1000 ? Math.round(ms) : Number(ms.toPrecision(3)))

/** The includes and fields for the shown columns; null if the columns are unknown or of another endpoint. */
export function useColumnRequest(response: Readonly<Ref<ShownResponse>>) {
  const query = useQueryStore()
  const { columns, found } = useArrangedColumns(response)
  return computed<ColumnRequest | null>(() => {
    const { form, conventions } = query
    if (found.value.length === 0 || form.endpoint !== response.value.sent.form.endpoint) return null
    const shown = shownColumns(columns.value).map(({ path }) => path)
    return planColumnRequest(shown, found.value, form, conventions)
  })
}
