import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { ReadingNote } from '#core/query/reading.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { useTodayStore } from '../../stores/today-store.ts'
import { useValueNamesStore } from '../../stores/value-names-store.ts'
import { usePasteProblemWords } from '../../words/use-paste-problem-words.ts'
import { useRefusalWords } from '../../words/use-refusal-words.ts'
import type { usePaste } from './use-paste.ts'

/** What the dialog says of a paste: what the form would hold, what the server drops of it, and what went wrong. */
export function usePasteWords({
  state,
  here,
  form,
  onCore,
}: Pick<ReturnType<typeof usePaste>, 'state' | 'here' | 'form' | 'onCore'>) {
  const { t } = useI18n()
  const calendar = useTodayStore()
  const names = useValueNamesStore()
  const describeProblem = usePasteProblemWords()
  const describeRefusal = useRefusalWords()

  const refusal = computed(() =>
    state.value.kind === 'refused' ? describeRefusal(state.value.refusal) : '',
  )
  /** '' for an empty text, too: nothing is wrong with it yet. */
  const problem = computed(() => {
    const { reading } = here.value
    const isCalm = reading.kind === 'query' || reading.problem.kind === 'empty'
    return isCalm ? '' : describeProblem(reading.problem)
  })
  const clauses = computed(() => {
    if (form.value === null) return []
    const { match, conventions } = here.value
    const connection = match.kind === 'known' ? match.connection : null
    return describeQuery(
      resolveForm(form.value, calendar.today),
      conventions,
      connection?.filterDefinitions ?? [],
      connection ? names.nameOfAt(connection) : names.nameOf,
    )
  })
  const dropped = computed(() =>
    (onCore.value?.dropped ?? []).map(({ name, near }) => ({
      name,
      text: near === null ? name : t('reading.droppedNear', { name, near }),
    })),
  )
  const notes = computed(() => {
    const { reading, isOtherwiseAsked } = here.value
    if (reading.kind !== 'query') return []
    return [
      ...(isOtherwiseAsked ? [t('reading.note.other-conventions')] : []),
      ...describeNamed(reading.notes, 'written-differently'),
      ...describeNamed(reading.notes, 'latin-1'),
      ...reading.notes.flatMap((note) => ('name' in note ? [] : [t(`reading.note.${note.kind}`)])),
    ]
  })

  /** One sentence over all parameters with a note. Of what the server drops nobody says that the form means the same. */
  function describeNamed(
    found: readonly ReadingNote[],
    kind: Extract<ReadingNote, { name: string }>['kind'],
  ): string[] {
    const isDropped = (name: string) => dropped.value.some((part) => part.name === name)
    const named = found.flatMap((note) =>
      note.kind === kind && !isDropped(note.name) ? [note.name] : [],
    )
    return named.length === 0 ? [] : [t(`reading.note.${kind}`, { name: named.join(', ') })]
  }

  return { refusal, problem, clauses, dropped, notes }
}
