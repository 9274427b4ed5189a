import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { hintRules } from '#core/dialect/instance-hint.ts'
import type { PastedPart } from '#core/dialect/paste-on-datacycle.ts'
import type { ReadingNote } from '#core/query/reading.ts'
import { listEmptyRows } from '#core/query/normalize-form.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { usePasteProblemWords } from '#app/words/use-import-words.ts'
import { useRefusalWords } from '#app/words/use-failure-words.ts'
import type { usePaste } from './use-paste.ts'

/** The texts that list, in one sentence, the names of all parameters with the same note. */
const namedTexts = [
  'written-differently',
  'other-shape',
  'computed-value',
  'kept-as-extra',
  'latin-1',
  'encoded-twice',
  'broken-escape',
  'in-both',
  'plus-in-date',
  'invisible-kept',
] as const

/** Those whose text follows the names. */
const textsAfterNames: readonly string[] = ['latin-1', 'encoded-twice', 'broken-escape', 'in-both']

type NamedNote = Extract<ReadingNote, { kind: (typeof namedTexts)[number] }>

const isNamed = (note: ReadingNote): note is NamedNote =>
  namedTexts.some((text) => text === note.kind)

const textOf = (note: ReadingNote): string =>
  note.kind === 'written-differently' && note.shape !== undefined ? 'other-shape' : note.kind

/** The texts of the paste dialog: clauses, notes, problems, and parts the server interprets differently. */
export function usePasteWords({
  state,
  pastedRequest,
  form,
  datacycleReadings,
  hints: hintsOfForm,
}: Pick<
  ReturnType<typeof usePaste>,
  'state' | 'pastedRequest' | 'form' | 'datacycleReadings' | 'hints'
>) {
  const { say } = useWords()
  const endpoints = useEndpointsStore()
  const names = useValueNamesStore()
  const describeProblem = usePasteProblemWords()
  const describeRefusal = useRefusalWords()
  const describePart = usePastedPartWords()

  const refusal = computed(() =>
    state.value.kind === 'refused' ? describeRefusal(state.value.refusal) : '',
  )
  /** '' if the text is empty, a valid request, or code whose parser is being loaded. */
  const problem = computed(() => {
    const { reading } = pastedRequest.value
    const isOrdinary =
      reading.kind === 'query' || /^(?:empty|code-not-loaded)$/.test(reading.problem.kind)
    return isOrdinary ? '' : describeProblem(reading.problem)
  })
  const clauses = computed(() => {
    if (form.value === null) return []
    const { match, conventions } = pastedRequest.value
    const connection = match.kind === 'known' ? match.connection : null
    return describeQuery(form.value, conventions, connection?.filterDefinitions ?? [], {
      nameOfValue: connection ? names.nameOfAt(connection) : names.nameOf,
      endpointLabelOf: (name) => endpoints.endpointLabelOf(connection?.id ?? null, name),
    })
  })
  /** Parts that a CORE interprets differently from what they say. */
  const parts = computed(() =>
    (datacycleReadings.value?.parts ?? []).map((part) => ({
      ...part,
      text: describePart(part),
    })),
  )
  const hints = computed(() =>
    hintsOfForm.value.map(({ messageKey, values }) => ({
      kind: hintRules[messageKey].kind,
      text: say(`hint.words.${messageKey}`, values),
    })),
  )
  /** The parts without a place in the form, and its rows that are not sent. */
  const leftOut = computed(() => {
    const { reading } = pastedRequest.value
    if (reading.kind !== 'query' || form.value === null) return []
    return [...reading.leftOut, ...listEmptyRows(form.value)]
  })
  const notes = computed(() => {
    const { reading, hasOtherConventions } = pastedRequest.value
    if (reading.kind !== 'query') return []
    // Parts described above need no further note.
    const describedNames = new Set(parts.value.map(({ name }) => name))
    const found = reading.notes.filter((note) => !('name' in note && describedNames.has(note.name)))
    return [
      ...(hasOtherConventions ? [say('reading.note.other-conventions')] : []),
      ...namedTexts.flatMap((text) => {
        const names = found.flatMap((note) =>
          'name' in note && textOf(note) === text ? [note.name] : [],
        )
        const name = names.join(', ')
        const sentence = say(`reading.note.${text}`, { name })
        return names.length === 0
          ? []
          : [textsAfterNames.includes(text) ? `${name}: ${sentence}` : sentence]
      }),
      ...found.flatMap((note) => (isNamed(note) ? [] : describeNote(note))),
    ]
  })

  function describeNote(note: Exclude<ReadingNote, NamedNote>): string[] {
    switch (note.kind) {
      case 'token-placeholder':
      case 'form-encoded-body':
      case 'body-of-get':
        return [say(`reading.note.${note.kind}`)]
      case 'body-declared-otherwise':
        return datacycleReadings.value === null ? [say('reading.note.body-declared-otherwise')] : []
      case 'repaired':
        return [say(`reading.note.repaired.${note.what}`)]
      case 'line-joined':
        return [say('reading.note.line-joined', { line: note.line })]
      case 'empty-text':
      case 'text-for-object':
        return []
    }
  }

  return { refusal, problem, clauses, parts, hints, leftOut, notes }
}

/** Describes how a CORE interprets a part. */
function usePastedPartWords() {
  const { say } = useWords()

  return (part: PastedPart): string => {
    const { name } = part
    switch (part.kind) {
      case 'unknown-name': {
        const ignored = say('hint.words.name-dropped', { name })
        return part.near === null
          ? ignored
          : `${ignored} ${say('reading.onDatacycle.part.near', { near: part.near })}`
      }
      case 'list':
      case 'object':
      case 'text':
        return say(`hint.words.${part.kind}-dropped`, { name })
      case 'body':
        return part.sentAs === null
          ? say('reading.note.body-not-read')
          : say('reading.onDatacycle.part.body', { type: part.sentAs })
      case 'latin-1':
        return `${name}: ${say('reading.note.latin-1')} ${say('reading.onDatacycle.part.latin-1')}`
      case 'broken-escape':
        return `${name}: ${say('reading.note.broken-escape')}`
      case 'in-both':
        return `${name}: ${say('reading.note.in-both-datacycle')}`
      case 'empty':
      case 'encoded-twice':
        return say(`reading.onDatacycle.part.${part.kind}`, { name })
    }
  }
}
