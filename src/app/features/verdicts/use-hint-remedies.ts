import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { planRemedies, type HintRemedy } from '#core/dialect/hint-remedy.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useRefusalWords } from '#app/words/use-refusal-words.ts'

/** A button that applies the remedy of a hint. */
export interface RemedyButton {
  label: string
  apply: () => void
}

/** Returns a function that finds the remedies of a hint; none for a raw body. */
export function useHintRemedies(): (hint: InstanceHint) => RemedyButton[] {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const message = useMessage()
  const { say, sayUnchecked, formatLongDay } = useWords()
  const describeRefusal = useRefusalWords()

  async function apply({ conventions, form }: HintRemedy) {
    const refusal = conventions ? await connections.changeConventions(conventions) : null
    if (refusal) message.error(describeRefusal(refusal))
    else query.change(form)
  }

  function labelOf({ kind, values = {} }: HintRemedy): string {
    if (kind === 'use-day')
      return say(`hint.remedy.${kind}`, { day: formatLongDay(values.day ?? '') })
    return sayUnchecked(`hint.remedy.${kind}`, values)
  }

  return (hint) =>
    query.rawBody === null
      ? planRemedies(hint, query.form, query.conventions).map((remedy) => ({
          label: labelOf(remedy),
          apply: () => void apply(remedy),
        }))
      : []
}
