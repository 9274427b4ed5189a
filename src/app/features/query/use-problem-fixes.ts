import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { wouldLoseToken } from '#core/connection/would-lose-token.ts'
import type { FieldProblem } from '#core/query/field-problem.ts'
import { rowOf } from '#core/query/form-field.ts'
import { planFix } from '#core/query/form-fix.ts'
import { swapRange } from '#core/query/range-key.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useConfirm } from '#app/ui/use-confirm.ts'
import { useConnectionName } from '#app/words/use-connection-name.ts'
import { useRefusalWords } from '#app/words/use-refusal-words.ts'

/** A button that fixes a problem. */
export interface ProblemFix {
  label: string
  apply: () => void
}

/** Returns a function that finds the fix of a problem; null if there is none. */
export function useProblemFixes(): (problem: FieldProblem) => ProblemFix | null {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const confirm = useConfirm()
  const message = useMessage()
  const { say } = useWords()
  const describeRefusal = useRefusalWords()
  const nameOfConnection = useConnectionName()

  async function askToStoreToken(row: number) {
    const connection = connections.current
    const value = query.form.extra[row]?.value
    if (!connection || !value || value.kind === 'list') return
    const token = value.text
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
    else query.change({ extra: query.form.extra.toSpliced(row, 1) })
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
    const fix = planFix(problem, query.form, query.conventions)
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
