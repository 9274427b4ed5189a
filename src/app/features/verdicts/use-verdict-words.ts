import { useWords } from '#app/i18n/use-words.ts'
import type {
  Evidence,
  Remedy,
  TellsSize,
  Verdict,
  VerdictNote,
  VerdictReason,
} from '#core/verdict/verdict.ts'
import { useLanguageNames } from '#app/words/use-language-names.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** Longer values are cut: the item shows them whole. */
const maxValueLength = 60

/** What is said about a verdict, in the page's language. */
export function useVerdictWords() {
  const { say } = useWords()
  const { nameOf } = useNameWords()
  const nameLanguages = useLanguageNames()

  function describeReason(reason: VerdictReason): string {
    switch (reason.kind) {
      case 'empty-page':
      case 'items-too-large':
      case 'links-lack':
      case 'page-untold':
      case 'in-order':
      case 'relation-absent':
      case 'relation-empty':
      case 'not-a-relation':
      case 'only-named':
      case 'fields-unresolved':
      case 'everything-named':
      case 'other-concepts':
      case 'filter-not-shown':
      case 'full-text-not-shown':
      case 'language-untold':
      case 'extra-untold':
      case 'check-evaluated':
      case 'check-without-effect':
      case 'check-not-evaluated':
      case 'check-undecided':
        return say(`verdicts.reason.${reason.kind}`)
      case 'full-page':
        return say('verdicts.reason.full-page', { size: reason.size })
      case 'all-there-are':
      case 'more-than-asked':
      case 'fewer-than-asked':
      case 'short-page':
      case 'fewer-and-end-unknown':
        return say(`verdicts.reason.${reason.kind}`, {
          asked: reason.asked,
          got: reason.got,
        })
      case 'limit-counts':
        return say('verdicts.reason.limit-counts', { limit: reason.limit })
      case 'page-confirmed':
        return say('verdicts.reason.page-confirmed', {
          number: reason.number,
          by: say(`verdicts.page.${reason.by}`),
        })
      case 'other-page':
        return say('verdicts.reason.other-page', {
          asked: reason.asked,
          got: reason.got,
          by: say(`verdicts.page.${reason.by}`),
        })
      case 'items-of-other-page':
        return say('verdicts.reason.items-of-other-page', {
          asked: reason.asked,
          page: reason.page,
        })
      case 'other-size-told':
        return describeOtherSize(reason.asked, reason.told)
      case 'out-of-order':
        return say('verdicts.reason.out-of-order', {
          attribute: nameOf(reason.attribute),
          direction: say(`verdicts.direction.${reason.direction}`),
        })
      case 'later-out-of-order':
        return say('verdicts.reason.later-out-of-order', {
          attribute: nameOf(reason.attribute),
          direction: say(`verdicts.direction.${reason.direction}`),
          holds: nameOf(reason.holds),
        })
      case 'too-few-values': {
        const { attribute, values } = reason
        return say(
          'verdicts.reason.too-few-values',
          { attribute: nameOf(attribute), values: values },
          values,
        )
      }
      case 'sort-attribute-absent':
      case 'not-comparable':
      case 'order-not-shown':
      case 'order-by-chance':
        return say(`verdicts.reason.${reason.kind}`, { attribute: nameOf(reason.attribute) })
      case 'resolved':
      case 'resolved-nowhere':
        return say(`verdicts.reason.${reason.kind}`, { count: reason.count })
      case 'partly-resolved':
        return say('verdicts.reason.partly-resolved', {
          resolved: reason.resolved,
          unresolved: reason.unresolved,
        })
      case 'hidden-by-fields':
      case 'nothing-of-this-name':
        return say(`verdicts.reason.${reason.kind}`, { attributes: reason.attributes.join(', ') })
      case 'parent-unresolved':
        return say('verdicts.reason.parent-unresolved', { parent: reason.parent })
      case 'others-everywhere':
        return say('verdicts.reason.others-everywhere', { others: reason.others.join(', ') })
      case 'others-somewhere': {
        const { others, items } = reason
        const values = { others: others.join(', '), items: items }
        return say('verdicts.reason.others-somewhere', values, items)
      }
      case 'shown-by-items':
      case 'fits-items':
        return say(`verdicts.reason.${reason.kind}`, { attribute: nameOf(reason.attribute) })
      case 'item-shows-other':
      case 'item-shows-excluded': {
        const { kind, attribute, items } = reason
        return say(`verdicts.reason.${kind}`, { attribute: nameOf(attribute), items: items }, items)
      }
      case 'language-said':
        return say('verdicts.reason.language-said', { language: nameLanguages(reason.language) })
      case 'language-capitals':
        return say('verdicts.reason.language-capitals', { asked: reason.asked })
      case 'other-language':
        return say('verdicts.reason.other-language', {
          asked: nameLanguages(reason.asked),
          got: nameLanguages(reason.got),
        })
      case 'some-languages':
        return say('verdicts.reason.some-languages', {
          got: nameLanguages(reason.got),
          missing: nameLanguages(reason.missing),
        })
      case 'part-left-out':
      case 'part-still-there':
        return say(`verdicts.reason.${reason.kind}`, { part: reason.part })
    }
  }

  function describeOtherSize(asked: number, told: TellsSize): string {
    return told.kind === 'size'
      ? say('verdicts.otherSize.size', { asked: asked, size: told.size })
      : say('verdicts.otherSize.pages', {
          asked: asked,
          total: told.total,
          pages: told.pages,
        })
  }

  const describeNote = ({ kind, attribute }: VerdictNote): string =>
    say(`verdicts.note.${kind}`, { attribute })

  function describeSampled({ sampled }: Verdict): string | null {
    return sampled ? say('verdicts.sampled', { read: sampled.read, of: sampled.of }) : null
  }

  function nameEvidence(evidence: Evidence): string {
    switch (evidence.kind) {
      case 'item': {
        const number = evidence.position + 1
        const { path, value } = evidence
        return value === null
          ? say('verdicts.evidence.itemAt', { number, path })
          : say('verdicts.evidence.item', { number, value: shortened(value) })
      }
      case 'member':
        return `${evidence.path}: ${shortened(evidence.value)}`
      case 'link':
        return say('verdicts.evidence.link', { name: evidence.name })
    }
  }

  function nameRemedy(remedy: Remedy): string {
    switch (remedy.kind) {
      case 'drop':
        return say('verdicts.remedy.drop')
      case 'rename-relation':
        return say('verdicts.remedy.rename-relation', { to: remedy.to })
      case 'rename-sort':
        return say('verdicts.remedy.rename-sort', { to: remedy.to })
      case 'set-page-size':
        return say('verdicts.remedy.set-page-size', { size: remedy.size })
    }
  }

  return { describeReason, describeNote, describeSampled, nameEvidence, nameRemedy }
}

const shortened = (text: string) =>
  text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
