import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { planRemedy, type HintRemedy } from '#core/dialect/hint-remedy.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useRefusalWords } from '#app/words/use-refusal-words.ts'

/** A button that applies the remedy of a hint. */
export interface RemedyButton {
  label: string
  apply: () => void
}

/** Returns a function that finds the remedy of a hint; null if there is none, or for a raw body. */
export function useHintRemedies(): (hint: InstanceHint) => RemedyButton | null {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const message = useMessage()
  const { say } = useWords()
  const describeRefusal = useRefusalWords()

  async function apply({ conventions, form }: HintRemedy) {
    const refusal = conventions ? await connections.changeConventions(conventions) : null
    if (refusal) message.error(describeRefusal(refusal))
    else query.change(form)
  }

  return (hint) => {
    const remedy = query.rawBody === null ? planRemedy(hint, query.form, query.conventions) : null
    return (
      remedy && {
        label: say(`hint.remedy.${remedy.kind}`, remedy.values ?? {}),
        apply: () => void apply(remedy),
      }
    )
  }
}
