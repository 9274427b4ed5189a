import { useWords } from '#app/i18n/use-words.ts'
import type { FieldProblem } from '#core/query/field-problem.ts'
import { rowOf, type FormField } from '#core/query/form-field.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useConnectionName } from '#app/words/use-connection-name.ts'

/** Returns functions that describe a problem of the form and name its field. */
export function useProblemWords() {
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const nameOfConnection = useConnectionName()
  const { say, sayUnchecked, formatTypedDay } = useWords()

  function describeProblem({ kind, values = {} }: FieldProblem): string {
    if (kind === 'filter-key-of-other-sample') {
      const other = connections.connections.find(({ builtIn }) => builtIn === 'core-sample')
      return say(`problem.${kind}`, { name: values.name ?? '', sample: nameOfConnection(other) })
    }
    if (kind !== 'filter-range-reversed') return sayUnchecked(`problem.${kind}`, values)
    const { from = '', until = '' } = values
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
