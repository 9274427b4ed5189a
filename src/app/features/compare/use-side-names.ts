import { useWords } from '#app/i18n/use-words.ts'
import { describeSideLabeling } from '#core/compare/comparison-cautions.ts'
import { cutKeepingDifference } from '#core/text/cut-middle.ts'
import type { ComparedKind } from '#app/answer-worker/protocol.ts'
import { useSourceName } from '#app/words/use-source-name.ts'
import type { ComparisonState } from './use-comparison.ts'

type Compared = Pick<
  Extract<ComparisonState, { kind: 'compared' }>,
  'before' | 'after' | 'cautions'
>

/** Labels for the two sides of a comparison and for the kinds of difference. */
export interface SideNames {
  /** Whether the sides are named by time, because one query was sent twice. */
  isByTime: boolean
  before: string
  after: string
  /** Shown for the side without an item that the other side has. */
  absentItem: string
  kinds: Readonly<Record<ComparedKind, string>>
  /** Shortened names for lists and tables. */
  short: Pick<SideNames, 'before' | 'after' | 'kinds'>
}

/** Maximum length of a side's short name. */
const maxShortNameLength = 32
/** Maximum length of a side's name within the short name of a kind. */
const maxNameLengthInKind = 18

/** Labels the sides by time if one query was sent twice, otherwise by what differs. */
export function useSideNames(): (compared: Compared) => SideNames {
  const { say } = useWords()
  const nameOfSource = useSourceName()

  return ({ before, after, cautions }) => {
    const labeling = describeSideLabeling(cautions)
    const isByTime = labeling.kind === 'time'
    const names =
      labeling.kind === 'source'
        ? { before: nameOfSource(before, labeling), after: nameOfSource(after, labeling) }
        : {
            before: say(`compare.${labeling.kind}.before`),
            after: say(`compare.${labeling.kind}.after`),
          }
    // An item missing on this page may be on another page of the same result.
    const isPage = cautions.some(({ kind }) => kind === 'one-page' || kind === 'other-page')
    const onlyIn = (name: string) => say(isPage ? 'compare.onlyOnPage' : 'compare.onlyIn', { name })
    const byTime = (kind: 'added' | 'removed') =>
      say(isPage ? `compare.onPage.${kind}` : `compare.kind.${kind}`)
    const kindsOf = (nameBefore: string, nameAfter: string) => ({
      changed: say(isByTime ? 'compare.kind.changed' : 'compare.kind.different'),
      added: isByTime ? byTime('added') : onlyIn(nameAfter),
      removed: isByTime ? byTime('removed') : onlyIn(nameBefore),
      loaded: say('compare.kind.loaded'),
      moved: say(isByTime ? 'compare.kind.moved' : 'compare.kind.elsewhere'),
    })
    const [shortBefore, shortAfter] = cutKeepingDifference(
      names.before,
      names.after,
      maxShortNameLength,
    )
    return {
      isByTime,
      ...names,
      absentItem: say(isPage ? 'compare.absentOnPage' : 'compare.absent'),
      kinds: { ...kindsOf(names.before, names.after), loaded: say('compare.loaded') },
      short: {
        before: shortBefore,
        after: shortAfter,
        kinds: kindsOf(...cutKeepingDifference(names.before, names.after, maxNameLengthInKind)),
      },
    }
  }
}
