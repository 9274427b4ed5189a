import { computed, type Ref } from 'vue'
import { datesIn } from '#core/handover/dates-in.ts'
import { isImportScriptFormat, type ShareFormat } from '#core/sync/import-formats.ts'
import type { QueryStatement } from '#core/query/describe-query.ts'
import { resolveRelativeDate } from '#core/query/relative-date.ts'
import { listRelative } from '#core/query/resolve-form.ts'
import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useRelativeWords } from '#app/features/query/use-relative-words.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useDatesChoiceStore } from '#app/stores/dates-choice-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'

/** What becomes of dates that count from the day of sending, in what is given away in a format. */
export function useHandoverDates(format: Readonly<Ref<ShareFormat>>) {
  const query = useQueryStore()
  const choice = useDatesChoiceStore()
  const calendar = useTodayStore()
  const { say } = useWords()
  const { textOf } = useClauseWords()
  const { describeDistance } = useRelativeWords()

  const relative = computed(() => listRelative(query.keptForm))
  /** These two carry the form: they open in the app again, where its dates are counted. */
  const carriesForm = computed(() => format.value === 'link' || format.value === 'endpoint')
  /** What is made of dates that count from the day of sending; `typed` is a body in which nobody looks for them. */
  const dates = computed(() => {
    // An import has the days of today, and says so in its first lines.
    const possible = isImportScriptFormat(format.value) ? 'fixed' : datesIn[format.value]
    return possible !== 'fixed' && !carriesForm.value && query.request?.relative === undefined
      ? 'typed'
      : possible
  })
  const isRelative = computed(
    () => choice.keepsRelative && (dates.value === 'counted' || dates.value === 'in-code'),
  )

  /** A date in the words of what is given away: how it is counted, or the day, never one against the other. */
  function describeClause(clause: QueryStatement): string {
    const day = clause.kind === 'filter' ? (clause.values[0]?.[0]?.value ?? '') : ''
    const row = relative.value.find(
      ({ key, value }) =>
        clause.kind === 'filter' &&
        key === clause.key &&
        resolveRelativeDate(value, calendar.today) === day,
    )
    if (row === undefined || !isRelative.value) return textOf(clause)
    const words = describeDistance(row.value)
    return dates.value === 'in-code' ? say('handover.dayHere', { words, day }) : words
  }

  return { relative, dates, carriesForm, isRelative, describeClause }
}
