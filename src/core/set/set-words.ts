import { gibibyte } from '#core/exchange/limits.ts'
import type { PauseReason, SetStanding } from './set-document.ts'
import type { setTexts } from './set-texts-en.ts'
import type { SetLine, SetVerdict } from './set-verdict.ts'

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }
export type SetTexts = Texts<typeof setTexts>

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${keyof T[K] & string}`
}[keyof T & string]

/**
 * A text about sets with its values, rendered by the window or the command line: `count` selects its plural form,
 * and numbers are formatted.
 */
export type SaySet = (
  key: KeysOf<typeof setTexts>,
  values?: Readonly<Record<string, string | number | bigint>>,
) => string

/** The digits of a total as a number; any other text stays. */
const readDigits = (total: string): bigint | string =>
  /^-?\d+$/.test(total) ? BigInt(total) : total

/** `endedAt`: the time, formatted; only a `whole` set needs one. */
export function describeVerdict(verdict: SetVerdict, endedAt: string, say: SaySet): string {
  const { state, items: count, totalAfter, missing } = verdict
  const total = readDigits(totalAfter ?? '')
  switch (state) {
    case 'whole':
      return say('verdict.whole', { count, time: endedAt })
    case 'missing':
      return say('verdict.missing', { missing: readDigits(missing ?? ''), total })
    case 'surplus':
      return say('verdict.surplus', { count, total })
    case 'counted':
      return `${say('verdict.counted', { count })} ${say('verdict.unnoticed')}`
    case 'one-answer':
    case 'untold':
    case 'restless':
    case 'partial':
      return say(`verdict.${state}`, { count })
  }
}

export function describePause(why: PauseReason, say: SaySet): string {
  switch (why.kind) {
    case 'person':
    case 'ended':
    case 'no-token':
    case 'no-answer':
    case 'no-list':
      return say(`paused.${why.kind}`)
    case 'status':
      return [
        say('paused.status', { status: String(why.status) }),
        ...(why.requestId === '' ? [] : [say('paused.requestId', { requestId: why.requestId })]),
      ].join(' ')
    case 'other-address':
      return say('paused.other-address', { baseUrl: why.baseUrl })
    case 'refused':
      return say(why.hasChallenge ? 'paused.token' : 'paused.access')
    case 'disk':
      return say('paused.disk', { code: why.problem })
    case 'sets-full':
      return say('paused.sets-full', { limit: why.limit / gibibyte })
  }
}

export function describeStanding(standing: SetStanding, endedAt: string, say: SaySet): string {
  switch (standing.kind) {
    case 'running': {
      const { done, of } = standing
      return of === null ? say('running', { done }) : say('runningOf', { done, of: readDigits(of) })
    }
    case 'waiting':
      return say(`waiting.${standing.why}`, { seconds: standing.seconds })
    case 'elsewhere':
      return say('elsewhere', { pid: String(standing.pid), host: standing.host })
    case 'paused':
      return describePause(standing.why, say)
    case 'ended':
      return describeVerdict(standing.verdict, endedAt, say)
  }
}

export function describeLine(line: SetLine, say: SaySet): string {
  switch (line.kind) {
    case 'came':
    case 'went':
    case 'changed':
    case 'open':
    case 'repeated':
      return say(`line.${line.kind}`, { count: line.ids.length })
    case 'failed':
      return say('line.failed', { count: line.items.length })
    case 'no-news':
      return say('line.no-news', { count: line.pages })
    case 'without-id':
      return say('line.without-id', { count: line.items })
    case 'pass':
      return say('line.pass', { count: line.fresh })
    case 'total-moved': {
      const { from, to, page } = line
      const moved = { from: readDigits(from), to: readDigits(to) }
      return page === null
        ? say('line.total-moved-after', moved)
        : say('line.total-moved', { ...moved, page })
    }
    case 'list-parts':
      return say('line.list-parts', { parts: line.parts })
    case 'list-wrong':
    case 'moved-while-paused':
    case 'two-tokens':
      return say(`line.${line.kind}`)
  }
}

/** The IDs that a line is about, each followed by the server's error if there is one. */
export function idsOfLine(line: SetLine): readonly string[] {
  if ('ids' in line) return line.ids
  if (line.kind !== 'failed') return []
  return line.items.map(({ id, status, requestId }) =>
    [id, status === null ? '' : String(status), requestId].filter((part) => part !== '').join(' '),
  )
}
