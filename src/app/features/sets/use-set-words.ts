import { useI18n } from 'vue-i18n'
import type { PauseReason, SetStanding, SetView } from '#core/set/set-document.ts'
import type { SetLine, SetVerdict } from '#core/set/set-verdict.ts'
import { useFormats } from '#app/ui/use-formats.ts'

/** What is said of a set: one sentence on how it stands, and a line for each fact besides. */
export function useSetWords() {
  const { t } = useI18n()
  const { formatCount, formatMoment } = useFormats()
  const formatTotal = (total: string) =>
    /^-?\d+$/.test(total) ? formatCount(BigInt(total)) : total

  function describePause(why: PauseReason): string {
    switch (why.kind) {
      case 'person':
      case 'ended':
      case 'no-answer':
      case 'no-list':
        return t(`sets.paused.${why.kind}`)
      case 'refused':
        return t(why.hasChallenge ? 'sets.paused.token' : 'sets.paused.access')
      case 'status':
        return t('sets.paused.status', { status: String(why.status), requestId: why.requestId })
      case 'disk':
        return t('sets.paused.disk', { code: why.problem })
      case 'other-address':
        return t('sets.paused.other-address', { baseUrl: why.baseUrl })
    }
  }

  function describeVerdict(verdict: SetVerdict, endedAt: string | null): string {
    const { state, items, totalAfter, missing } = verdict
    const count = formatCount(items)
    const total = formatTotal(totalAfter ?? '')
    switch (state) {
      case 'whole':
        return t('sets.verdict.whole', { count, time: formatMoment(endedAt ?? '') })
      case 'missing':
        return t('sets.verdict.missing', { missing: formatTotal(missing ?? ''), total })
      case 'surplus':
        return t('sets.verdict.surplus', { count, total })
      case 'one-answer':
      case 'counted':
      case 'untold':
      case 'restless':
      case 'partial':
        return t(`sets.verdict.${state}`, { count })
    }
  }

  function describeStanding(standing: SetStanding, { endedAt }: Pick<SetView, 'endedAt'>): string {
    switch (standing.kind) {
      case 'running': {
        const done = formatCount(standing.done)
        return standing.of === null
          ? t('sets.running', { done })
          : t('sets.runningOf', { done, of: formatTotal(standing.of) })
      }
      case 'waiting':
        return t(`sets.waiting.${standing.why}`, { seconds: String(standing.seconds) })
      case 'paused':
        return describePause(standing.why)
      case 'ended':
        return describeVerdict(standing.verdict, endedAt)
    }
  }

  function describeLine(line: SetLine): string {
    const counted = (count: number) => [{ count: formatCount(count) }, count] as const
    switch (line.kind) {
      case 'came':
      case 'went':
      case 'changed':
      case 'open':
        return t(`sets.line.${line.kind}`, ...counted(line.ids.length))
      case 'failed':
        return t('sets.line.failed', ...counted(line.items.length))
      case 'repeated':
        return t('sets.line.repeated', ...counted(line.ids.length))
      case 'without-id':
        return t('sets.line.without-id', ...counted(line.items))
      case 'total-moved': {
        const { from, to, page } = line
        return t('sets.line.total-moved', {
          from: formatTotal(from),
          to: formatTotal(to),
          page: String(page),
        })
      }
      case 'list-wrong':
      case 'moved-while-paused':
        return t(`sets.line.${line.kind}`)
    }
  }

  return { describeStanding, describeVerdict, describeLine }
}

/** The IDs that a line is about, what the server said of one behind it. */
export function idsOfLine(line: SetLine): readonly string[] {
  if ('ids' in line) return line.ids
  if (line.kind !== 'failed') return []
  return line.items.map(({ id, status, requestId }) =>
    [id, status === null ? '' : String(status), requestId].filter((part) => part !== '').join(' '),
  )
}
