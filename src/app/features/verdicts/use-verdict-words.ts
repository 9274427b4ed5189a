import { useWords } from '#app/i18n/use-words.ts'
import type {
  Evidence,
  Remedy,
  Verdict,
  VerdictNote,
  VerdictReason,
  VerdictKind,
} from '#core/verdict/verdict.ts'
import { useNameWords, useLanguageNames, useSortNames } from '#app/words/use-name-words.ts'
import { Check, CircleAlert, CircleHelp, CircleSlash, TriangleAlert } from '@lucide/vue'
import type { Component } from 'vue'
import { planRemedies, type HintRemedy } from '#core/dialect/hint-remedy.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useRefusalWords } from '#app/words/use-failure-words.ts'
import { useMessage } from '#app/ui/message.ts'
import { cutEnd } from '#core/text/cut-middle.ts'

/** Longer values are shortened, as the item shows them in full. */
const maxValueLength = 60

export function useVerdictWords() {
  const { say, sayKind } = useWords()
  const describeReason = useReasonWords()

  const describeNote = ({ kind, attribute }: VerdictNote): string =>
    say(`verdicts.note.${kind}`, { attribute })

  function describeSampled({ sampled }: Verdict): string | null {
    return sampled ? say('verdicts.sampled', { read: sampled.read, of: sampled.of }) : null
  }

  function nameOfEvidence(evidence: Evidence): string {
    switch (evidence.kind) {
      case 'item': {
        const number = evidence.position + 1
        const { path, value } = evidence
        return value === null
          ? say('verdicts.evidence.itemAt', { number, path })
          : say('verdicts.evidence.item', { number, value: cutEnd(value, maxValueLength) })
      }
      case 'member':
        return `${evidence.path}: ${cutEnd(evidence.value, maxValueLength)}`
      case 'link':
        return say('verdicts.evidence.link', { name: evidence.name })
    }
  }

  const nameOfRemedy = (remedy: Remedy): string => sayKind('verdicts.remedy', remedy)

  return { describeReason, describeNote, describeSampled, nameOfEvidence, nameOfRemedy }
}

function useReasonWords() {
  const { say, sayKind } = useWords()
  const namesOfLanguages = useLanguageNames()
  const describeByAttribute = useAttributeReasonWords()

  return (reason: VerdictReason): string => {
    if ('attribute' in reason) return describeByAttribute(reason)
    switch (reason.kind) {
      case 'language-capitals':
        return say('hint.words.language-case', { name: reason.requested })
      case 'page-confirmed':
      case 'other-page':
        return sayKind('verdicts.reason', { ...reason, by: say(`verdicts.page.${reason.by}`) })
      case 'other-size-stated':
        return sayKind('verdicts.otherSize', { ...reason.stated, requested: reason.requested })
      case 'filter-value-missing':
        return say(`verdicts.reason.${reason.kind}`, { items: reason.items }, reason.items)
      case 'known-ignored':
        return say(`hint.words.${reason.hint.messageKey}`, reason.hint.values)
      case 'hidden-by-fields':
      case 'nothing-of-this-name':
        return say(`verdicts.reason.${reason.kind}`, { attributes: reason.attributes.join(', ') })
      case 'others-everywhere':
        return say('verdicts.reason.others-everywhere', { others: reason.others.join(', ') })
      case 'others-somewhere': {
        const { kind, others, items } = reason
        return say(`verdicts.reason.${kind}`, { others: others.join(', '), items }, items)
      }
      case 'language-stated':
        return sayKind('verdicts.reason', {
          ...reason,
          language: namesOfLanguages(reason.language),
        })
      case 'other-language':
        return say('verdicts.reason.other-language', {
          requested: namesOfLanguages(reason.requested),
          got: namesOfLanguages(reason.got),
        })
      case 'some-languages':
        return say('verdicts.reason.some-languages', {
          got: namesOfLanguages(reason.got),
          missing: namesOfLanguages(reason.missing),
        })
      default:
        return sayKind('verdicts.reason', reason)
    }
  }
}

/** The reasons that name an attribute. */
function useAttributeReasonWords() {
  const { say, sayKind } = useWords()
  const { nameOf } = useNameWords()

  return (reason: Extract<VerdictReason, { attribute: string }>): string => {
    const attribute = nameOf(reason.attribute)
    switch (reason.kind) {
      case 'out-of-order':
      case 'later-out-of-order':
        return sayKind('verdicts.reason', {
          ...reason,
          attribute,
          direction: say(`verdicts.direction.${reason.direction}`),
          ...(reason.kind === 'later-out-of-order' && { holds: nameOf(reason.holds) }),
        })
      case 'too-few-values': {
        const { kind, values } = reason
        return say(`verdicts.reason.${kind}`, { attribute, values }, values)
      }
      case 'item-shows-other':
      case 'item-shows-excluded': {
        const { kind, items } = reason
        return say(`verdicts.reason.${kind}`, { attribute, items }, items)
      }
      default:
        return sayKind('verdicts.reason', { ...reason, attribute })
    }
  }
}

/** The icons of check results, in the list and at the inputs. */
export const verdictIcon: Readonly<Record<VerdictKind, Component>> = {
  obeyed: Check,
  ignored: CircleAlert,
  partly: TriangleAlert,
  absent: CircleSlash,
  unknown: CircleHelp,
}

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
  const nameOfSort = useSortNames()
  const describeRefusal = useRefusalWords()

  async function apply({ conventions, form }: HintRemedy) {
    const refusal = conventions ? await connections.changeConventions(conventions) : null
    if (refusal) message.error(describeRefusal(refusal))
    else query.change(form)
  }

  function labelOf({ kind, values }: HintRemedy): string {
    if (kind === 'use-day') return say(`hint.remedy.${kind}`, { day: formatLongDay(values.day) })
    if (kind === 'sort-by') return say(`hint.remedy.${kind}`, { name: nameOfSort(values.name) })
    return sayUnchecked(`hint.remedy.${kind}`, values ?? {})
  }

  return (hint) =>
    query.rawBody === null
      ? planRemedies(hint, query.form, query.conventions).map((remedy) => ({
          label: labelOf(remedy),
          apply: () => void apply(remedy),
        }))
      : []
}
