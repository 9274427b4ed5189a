import { computed, type Ref } from 'vue'
import { datesIn } from '#core/handover/dates-in.ts'
import { isImportScriptFormat, type ShareFormat } from '#core/sync/import-formats.ts'
import type { QueryClause } from '#core/query/describe-query.ts'
import { resolveRelativeDate } from '#core/query/relative-date.ts'
import { listRelativeRows } from '#core/query/resolve-form.ts'
import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useRelativeWords } from '#app/features/query/use-relative-words.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useRelativeDatesStore } from '#app/stores/relative-dates-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'

/** How relative dates are shared in a format. */
export function useHandoverDates(format: Readonly<Ref<ShareFormat>>) {
  const query = useQueryStore()
  const datesChoice = useRelativeDatesStore()
  const calendar = useTodayStore()
  const { say } = useWords()
  const { textOf } = useClauseWords()
  const { describeDistance } = useRelativeWords()

  const relativeRows = computed(() => listRelativeRows(query.keptForm))
  /** Link and endpoint file contain the form itself, so its dates stay relative. */
  const carriesForm = computed(() => format.value === 'link' || format.value === 'endpoint')
  /** How the format shares relative dates; `typed` for a raw body, which is not searched for dates. */
  const dateSharing = computed(() => {
    // Import scripts contain today's dates, and say so in a comment.
    const byFormat = isImportScriptFormat(format.value) ? 'fixed' : datesIn[format.value]
    return byFormat !== 'fixed' && !carriesForm.value && query.request?.relative === undefined
      ? 'typed'
      : byFormat
  })
  const isRelative = computed(
    () =>
      datesChoice.keepsRelative &&
      (dateSharing.value === 'computed' || dateSharing.value === 'in-code'),
  )

  /** Describes a clause. Its date is described as it is shared: relative, as a day, or both. */
  function describeClause(clause: QueryClause): string {
    const first = clause.kind === 'filter' ? clause.values[0]?.[0] : undefined
    const day = first?.kind === 'text' ? first.value : ''
    const row = relativeRows.value.find(
      ({ key, value }) =>
        clause.kind === 'filter' &&
        key === clause.key &&
        resolveRelativeDate(value, calendar.today) === day,
    )
    if (row === undefined) return textOf(clause)
    // As in the request.
    if (!isRelative.value) return day
    const words = describeDistance(row.value)
    return dateSharing.value === 'in-code' ? say('handover.dayHere', { words, day }) : words
  }

  return { relativeRows, dateSharing, carriesForm, isRelative, describeClause }
}
