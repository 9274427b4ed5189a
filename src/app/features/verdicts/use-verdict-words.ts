import { useI18n } from 'vue-i18n'
import type {
  Evidence,
  Remedy,
  TellsSize,
  Verdict,
  VerdictNote,
  VerdictReason,
} from '#core/verdict/verdict.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** Longer values are cut: the item shows them whole. */
const maxValueLength = 60

/** What is said about a verdict, in the page's language. */
export function useVerdictWords() {
  const { t, n } = useI18n()
  const { nameOf } = useNameWords()
  const count = (number: number) => n(number, 'count')

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
        return t(`verdicts.reason.${reason.kind}`)
      case 'full-page':
        return t('verdicts.reason.full-page', { size: count(reason.size) })
      case 'all-there-are':
      case 'more-than-asked':
      case 'fewer-than-asked':
      case 'short-page':
      case 'fewer-and-end-unknown':
        return t(`verdicts.reason.${reason.kind}`, {
          asked: count(reason.asked),
          got: count(reason.got),
        })
      case 'limit-counts':
        return t('verdicts.reason.limit-counts', { limit: count(reason.limit) })
      case 'page-confirmed':
        return t('verdicts.reason.page-confirmed', {
          number: count(reason.number),
          by: t(`verdicts.page.${reason.by}`),
        })
      case 'other-page':
        return t('verdicts.reason.other-page', {
          asked: count(reason.asked),
          got: count(reason.got),
          by: t(`verdicts.page.${reason.by}`),
        })
      case 'items-of-other-page':
        return t('verdicts.reason.items-of-other-page', {
          asked: count(reason.asked),
          page: count(reason.page),
        })
      case 'other-size-told':
        return describeOtherSize(reason.asked, reason.told)
      case 'out-of-order':
        return t('verdicts.reason.out-of-order', {
          attribute: nameOf(reason.attribute),
          direction: t(`verdicts.direction.${reason.direction}`),
        })
      case 'later-out-of-order':
        return t('verdicts.reason.later-out-of-order', {
          attribute: nameOf(reason.attribute),
          direction: t(`verdicts.direction.${reason.direction}`),
          holds: nameOf(reason.holds),
        })
      case 'too-few-values': {
        const { attribute, values } = reason
        return t(
          'verdicts.reason.too-few-values',
          { attribute: nameOf(attribute), values: count(values) },
          values,
        )
      }
      case 'sort-attribute-absent':
      case 'not-comparable':
      case 'order-not-shown':
      case 'order-by-chance':
        return t(`verdicts.reason.${reason.kind}`, { attribute: nameOf(reason.attribute) })
      case 'resolved':
      case 'resolved-nowhere':
        return t(`verdicts.reason.${reason.kind}`, { count: count(reason.count) })
      case 'partly-resolved':
        return t('verdicts.reason.partly-resolved', {
          resolved: count(reason.resolved),
          unresolved: count(reason.unresolved),
        })
      case 'hidden-by-fields':
      case 'nothing-of-this-name':
        return t(`verdicts.reason.${reason.kind}`, { attributes: reason.attributes.join(', ') })
      case 'parent-unresolved':
        return t('verdicts.reason.parent-unresolved', { parent: reason.parent })
      case 'others-everywhere':
        return t('verdicts.reason.others-everywhere', { others: reason.others.join(', ') })
      case 'others-somewhere': {
        const { others, items } = reason
        const values = { others: others.join(', '), items: count(items) }
        return t('verdicts.reason.others-somewhere', values, items)
      }
      case 'shown-by-items':
      case 'fits-items':
        return t(`verdicts.reason.${reason.kind}`, { attribute: nameOf(reason.attribute) })
      case 'item-shows-other':
      case 'item-shows-excluded': {
        const { kind, attribute, items } = reason
        return t(
          `verdicts.reason.${kind}`,
          { attribute: nameOf(attribute), items: count(items) },
          items,
        )
      }
      case 'language-said':
        return t('verdicts.reason.language-said', { language: reason.language })
      case 'language-capitals':
        return t('verdicts.reason.language-capitals', { asked: reason.asked })
      case 'other-language':
        return t('verdicts.reason.other-language', { asked: reason.asked, got: reason.got })
      case 'some-languages':
        return t('verdicts.reason.some-languages', { got: reason.got, missing: reason.missing })
      case 'part-left-out':
      case 'part-still-there':
        return t(`verdicts.reason.${reason.kind}`, { part: reason.part })
    }
  }

  function describeOtherSize(asked: number, told: TellsSize): string {
    return told.kind === 'size'
      ? t('verdicts.otherSize.size', { asked: count(asked), size: count(told.size) })
      : t('verdicts.otherSize.pages', {
          asked: count(asked),
          total: told.total,
          pages: count(told.pages),
        })
  }

  const describeNote = ({ kind, attribute }: VerdictNote): string =>
    t(`verdicts.note.${kind}`, { attribute })

  function describeSampled({ sampled }: Verdict): string | null {
    return sampled
      ? t('verdicts.sampled', { read: count(sampled.read), of: count(sampled.of) })
      : null
  }

  function nameEvidence(evidence: Evidence): string {
    switch (evidence.kind) {
      case 'item': {
        const number = count(evidence.position + 1)
        const { path, value } = evidence
        return value === null
          ? t('verdicts.evidence.itemAt', { number, path })
          : t('verdicts.evidence.item', { number, value: shortened(value) })
      }
      case 'member':
        return `${evidence.path}: ${shortened(evidence.value)}`
      case 'link':
        return t('verdicts.evidence.link', { name: evidence.name })
    }
  }

  function nameRemedy(remedy: Remedy): string {
    switch (remedy.kind) {
      case 'drop':
        return t('verdicts.remedy.drop')
      case 'rename-relation':
        return t('verdicts.remedy.rename-relation', { to: remedy.to })
      case 'rename-sort':
        return t('verdicts.remedy.rename-sort', { to: remedy.to })
      case 'set-page-size':
        return t('verdicts.remedy.set-page-size', { size: count(remedy.size) })
    }
  }

  return { describeReason, describeNote, describeSampled, nameEvidence, nameRemedy }
}

const shortened = (text: string) =>
  text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
