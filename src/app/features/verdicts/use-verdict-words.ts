import { useWords } from '#app/i18n/use-words.ts'
import type { Evidence, Remedy, Verdict, VerdictNote } from '#core/verdict/verdict.ts'
import { useReasonWords } from './use-reason-words.ts'

/** Longer values are shortened, as the item shows them in full. */
const maxValueLength = 60

/** Returns functions that describe a check result. */
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
          : say('verdicts.evidence.item', { number, value: shortened(value) })
      }
      case 'member':
        return `${evidence.path}: ${shortened(evidence.value)}`
      case 'link':
        return say('verdicts.evidence.link', { name: evidence.name })
    }
  }

  const nameOfRemedy = (remedy: Remedy): string => sayKind('verdicts.remedy', remedy)

  return { describeReason, describeNote, describeSampled, nameOfEvidence, nameOfRemedy }
}

const shortened = (text: string) =>
  text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
