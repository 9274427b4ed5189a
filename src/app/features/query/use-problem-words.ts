import { useWords } from '#app/i18n/use-words.ts'
import { rowOf, type FormField, type FieldProblem } from '#core/query/form-field.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useHintsStore } from '#app/stores/hints-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useConnectionName } from '#app/words/use-name-words.ts'
import { wouldLoseToken } from '#core/connection/match-connection.ts'
import { swapRange } from '#core/query/filter-key.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useConfirm, useMessage } from '#app/ui/message.ts'
import { useRefusalWords } from '#app/words/use-failure-words.ts'
import { isInstanceHint, type FieldNote } from '#core/dialect/instance-hint.ts'

/** Returns functions that describe a problem of the form and name its field. */
export function useProblemWords() {
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const nameOfConnection = useConnectionName()
  const { say, sayKind, formatTypedDay } = useWords()

  function describeProblem(problem: FieldProblem): string {
    if (problem.kind === 'filter-key-of-other-sample') {
      const other = connections.connections.find(({ builtIn }) => builtIn === 'core-sample')
      return say(`problem.${problem.kind}`, {
        name: problem.name,
        sample: nameOfConnection(other),
      })
    }
    if (problem.kind !== 'filter-range-reversed') return sayKind('problem', problem)
    const { kind, from, until } = problem
    const message = observed.expectsDatacycle ? 'range-reversed-on-datacycle' : kind
    return say(`problem.${message}`, { from: formatTypedDay(from), until: formatTypedDay(until) })
  }

  /** The name of a field. Rows are numbered from 1. */
  function nameOfField(field: FormField): string {
    const n = rowOf(field) + 1
    switch (field.part) {
      case 'filter':
        return say('query.fieldName.filter', { n })
      case 'fields':
        return say('query.fieldName.fields', { n })
      case 'sort':
        return say('query.fieldName.sort', { n })
      case 'extra':
        return say('query.fieldName.extra', { n })
      case 'q':
        return say('query.fullText')
      case 'include':
        return say('query.include')
      case 'page-size':
        return say('query.pageSize')
      case 'page-number':
        return say('query.pageNumber')
      case 'body':
        return say('query.body')
      case 'endpoint':
        return say('query.endpoint')
    }
  }

  return { describeProblem, nameOfField }
}

export interface ProblemFix {
  label: string
  apply: () => void
}

/** Returns a function that finds the fix of a problem; null if there is none. */
export function useProblemFixes(): (problem: FieldProblem) => ProblemFix | null {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const hints = useHintsStore()
  const confirm = useConfirm()
  const message = useMessage()
  const { say } = useWords()
  const describeRefusal = useRefusalWords()
  const nameOfConnection = useConnectionName()

  async function askToStoreToken(row: number) {
    const connection = connections.current
    const stored = query.storedForm.extra[row]
    if (!connection || !stored || stored.value.kind === 'list') return
    const token = stored.value.text
    const isConfirmed = await confirm({
      title: say('query.storeToken.title'),
      content: say(`query.storeToken.${wouldLoseToken(connection) ? 'replace' : 'question'}`, {
        name: nameOfConnection(connection),
        address: connection.baseUrl,
      }),
      action: say('query.storeToken.yes'),
    })
    if (!isConfirmed) return
    const refused = await connections.setToken(connection.id, token)
    if (refused) message.error(describeRefusal(refused))
    // By now, another tab may be active.
    else query.changeStored({ extra: query.storedForm.extra.filter((one) => one !== stored) })
  }

  return (problem) => {
    if (problem.kind === 'token-in-parameter') {
      const row = rowOf(problem.field)
      const value = query.form.extra[row]?.value
      const isUserConnection = connections.current?.builtIn === null
      if (!isUserConnection || !value || value.kind === 'list' || value.text === '')
        return {
          label: say('query.fix.remove'),
          apply: () => {
            query.change({ extra: query.form.extra.toSpliced(row, 1) })
          },
        }
      return {
        label: say('query.fix.store-token'),
        apply: () => {
          void askToStoreToken(row)
        },
      }
    }
    if (problem.kind === 'filter-range-reversed') {
      // In the stored form, where dates may be relative and stay so.
      const filters = swapRange(query.storedForm.filters, rowOf(problem.field))
      return (
        filters && {
          label: say('query.fix.swap-dates'),
          apply: () => {
            query.changeStored({ filters })
          },
        }
      )
    }
    const fix = hints.fixOf(problem)
    return (
      fix && {
        label: say(`query.fix.${fix.kind}`),
        apply: () => {
          query.change(fix.form)
        },
      }
    )
  }
}

export function toneOf(notes: readonly FieldNote[]): 'plain' | 'warning' | 'error' {
  if (notes.some(({ severity }) => severity === 'blocks')) return 'error'
  return notes.some((note) => !isUnfinished(note)) ? 'warning' : 'plain'
}

/** An incomplete new row is not marked as wrong; the note below it is enough. */
const isUnfinished = (note: FieldNote): boolean =>
  !isInstanceHint(note) && (note.kind.endsWith('-missing') || note.kind === 'filter-key-unknown')
