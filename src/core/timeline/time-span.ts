import type { Times } from './collect-times.ts'
import { dayLength } from './wall-clock.ts'

/** What a timeline shows: from the first day to the last one, the day that is today always within. */
export interface TimeSpan {
  from: number
  to: number
}

/** Of very odd dates (the year 9999) the span stays where most are: this share on either side may lie outside. */
const shareOutside = 0.01

/**
 * The span of what is finite, in whole days; open ends are drawn up to its edge. What lies outside is drawn at
 * the edge and makes it high, so dates at an end lie outside only where they would more than double the span.
 */
export function spanOf({ from, to, asOf }: Times): TimeSpan {
  const today = Date.parse(asOf.day)
  const starts = from.filter(Number.isFinite).toSorted()
  const ends = to.filter(Number.isFinite).toSorted()
  const first = starts.length > 0 ? starts : ends
  const last = ends.length > 0 ? ends : starts
  const whole = (moment: number) => Math.floor(moment / dayLength) * dayLength
  const spanWithout = (share: number): TimeSpan => {
    const earliest = first[Math.floor(first.length * share)]
    const latest = last[last.length - 1 - Math.floor(last.length * share)]
    return {
      from: Math.min(whole(earliest ?? today), today),
      to: Math.max(whole(latest ?? today), today) + dayLength,
    }
  }
  const [all, most] = [spanWithout(0), spanWithout(shareOutside)]
  const length = most.to - most.from
  return {
    from: most.from - all.from > length ? most.from : all.from,
    to: all.to - most.to > length ? most.to : all.to,
  }
}

/** How many items each of `count` equal pieces of the span meets, open and outside ends at its edges. */
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

/** The positions of the items that meet [from, to). */
export function datedWithin(times: Times, from: number, to: number): number[] {
  return Array.from(times.dated).filter(
    (_, at) => (times.from[at] ?? Infinity) < to && (times.to[at] ?? -Infinity) >= from,
  )
}

/** The positions of the items that are over, go on or are to come. */
export function datedWhen(times: Times, when: number): number[] {
  return Array.from(times.dated).filter((_, at) => times.when[at] === when)
}
