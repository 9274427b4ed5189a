import { useWords } from '#app/i18n/use-words.ts'
import { useSourceName } from '#app/words/use-name-words.ts'
import type { Side, SideLabeling } from '#core/compare/comparison-cautions.ts'
import type { ComparedItem, ComparedKind, ComparedValues } from '#core/compare/compared-values.ts'
import type { Absence } from '#core/set/set-comparison.ts'
import { cutKeepingDifference } from '#core/text/cut-middle.ts'

/** What two sides have, and the names for it: of two responses or two sets, of one query or of two. */
export interface Comparison {
  names: SideNames
  counts: Readonly<Record<ComparedKind, number>>
  /** Whether both sides have the same order, so that moved items are listed. */
  hasPositions: boolean
  source: ComparisonSource
}

/** The items that differ, from wherever they are compared: the worker of a response, or the host for two sets. */
export interface ComparisonSource {
  /** `count`: number of all matching items. */
  items(
    range: ShownKinds & { from: number; to: number },
  ): Promise<{ items: readonly ComparedItem[]; count: number }>
  /** The differences of an item; for an added or removed one, all its attributes. */
  values(id: string): Promise<ComparedValues>
}

export interface ShownKinds {
  kinds: readonly ComparedKind[]
  search: string
}

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

interface NamedSides {
  before: Parameters<ReturnType<typeof useSourceName>>[0]
  after: NamedSides['before']
  labeling: SideLabeling
  /** What the sides are, where nothing but their number tells them apart. */
  of: 'query' | 'set'
  /** What it proves that a side is without an item; `page`: it may be on another page of the same result. */
  absence: Readonly<Record<Side, Absence | 'page'>>
}

const maxShortNameLength = 32
/** Maximum length of a side's name within the short name of a kind. */
const maxNameLengthInKind = 18

/** Labels the sides by time if one query was sent twice, otherwise by what differs. */
export function useSideNames(): (sides: NamedSides) => SideNames {
  const { say } = useWords()
  const nameOfSource = useSourceName()

  return ({ before, after, labeling, of, absence }) => {
    const isByTime = labeling.kind === 'time'
    const sources =
      labeling.kind === 'source'
        ? [nameOfSource(before, labeling), nameOfSource(after, labeling)]
        : []
    // Two connections may have one name.
    const [nameBefore, nameAfter] = sources[0] === sources[1] ? [] : sources
    const told = isByTime ? 'time' : of
    const names = {
      before: nameBefore ?? say(`compare.${told}.before`),
      after: nameAfter ?? say(`compare.${told}.after`),
    }
    const onlyIn = (name: string, other: Side) =>
      say(`compare.onlyIn.${absence[other] === 'untold' ? 'not-met' : absence[other]}`, { name })
    const kindsOf = (nameBefore: string, nameAfter: string) => ({
      changed: say('compare.kind.changed'),
      added: !isByTime
        ? onlyIn(nameAfter, 'before')
        : say(absence.before === 'page' ? 'compare.addedOnPage' : 'compare.kind.added'),
      removed: isByTime ? say(`compare.removed.${absence.after}`) : onlyIn(nameBefore, 'after'),
      loaded: say('compare.kind.loaded'),
      unchanged: say('compare.kind.unchanged'),
      moved: say('compare.kind.moved'),
    })
    const [shortBefore, shortAfter] = cutKeepingDifference(
      names.before,
      names.after,
      maxShortNameLength,
    )
    const absentFromQuery =
      absence.after === 'page' ? 'compare.absentOnPage' : 'coverage.state.absent'
    return {
      isByTime,
      ...names,
      absentItem: say(of === 'set' ? 'sets.compare.absentItem' : absentFromQuery),
      kinds: { ...kindsOf(names.before, names.after), loaded: say('compare.loaded') },
      short: {
        before: shortBefore,
        after: shortAfter,
        kinds: kindsOf(...cutKeepingDifference(names.before, names.after, maxNameLengthInKind)),
      },
    }
  }
}

/** The kinds of difference in their order: of one query at two times, new items come first; else the first side's. */
export const listDifferingKinds = ({
  names,
  hasPositions,
}: Pick<Comparison, 'names' | 'hasPositions'>): readonly ComparedKind[] => [
  'changed',
  ...(names.isByTime ? (['added', 'removed'] as const) : (['removed', 'added'] as const)),
  ...(hasPositions ? (['moved'] as const) : []),
]
