import { dayMs } from '#core/text/utc-day.ts'
import { type Times } from './collect-times.ts'

/** The range of a timeline, from the first to the last day, always including today. */
export interface TimeSpan {
  from: number
  to: number
}

/** Share of the items that may lie outside the span on each side, so that the year 9999 does not widen it. */
const shareOutside = 0.01

/**
 * The span of the finite dates, in whole days; open ranges end at its edges. Dates outside are counted
 * in the bars at the edges, which distorts them; so they are left outside only if they would more than double
 * the span.
 */
export function spanOf({ from, to, asOf }: Times): TimeSpan {
  const today = Date.parse(asOf.day)
  const starts = from.filter(Number.isFinite).toSorted()
  const ends = to.filter(Number.isFinite).toSorted()
  const first = starts.length > 0 ? starts : ends
  const last = ends.length > 0 ? ends : starts
  const startOfDay = (moment: number) => Math.floor(moment / dayMs) * dayMs
  const spanWithout = (share: number): TimeSpan => {
    const earliest = first[Math.floor(first.length * share)]
    const latest = last[last.length - 1 - Math.floor(last.length * share)]
    return {
      from: Math.min(startOfDay(earliest ?? today), today),
      to: Math.max(startOfDay(latest ?? today), today) + dayMs,
    }
  }
  const [all, most] = [spanWithout(0), spanWithout(shareOutside)]
  const length = most.to - most.from
  return {
    from: most.from - all.from > length ? most.from : all.from,
    to: all.to - most.to > length ? most.to : all.to,
  }
}

/** The number of items in each of `count` equal bins; open and outer ends count at the edges. */
export function binTimes({ from, to }: Times, span: TimeSpan, count: number): Uint32Array {
  const changes = new Int32Array(count + 1)
  const width = (span.to - span.from) / count
  const binOf = (moment: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((moment - span.from) / width)))
  from.forEach((start, at) => {
    const first = binOf(start)
    const last = binOf(to[at] ?? start)
    changes[first] = (changes[first] ?? 0) + 1
    changes[last + 1] = (changes[last + 1] ?? 0) - 1
  })
  const bins = new Uint32Array(count)
  let open = 0
  for (let at = 0; at < count; at += 1) {
    open += changes[at] ?? 0
    bins[at] = open
  }
  return bins
}

/** Indexes of the items that overlap [from, to). */
export function positionsWithin(times: Times, from: number, to: number): number[] {
  return Array.from(times.positions).filter(
    (_, at) => (times.from[at] ?? Infinity) < to && (times.to[at] ?? -Infinity) >= from,
  )
}

/** The items of one `When`, given as its index in `whens` (collect-times.ts). */
export function positionsOfWhen(times: Times, whenIndex: number): number[] {
  return Array.from(times.positions).filter((_, at) => times.when[at] === whenIndex)
}
