import { useWords } from '#app/i18n/use-words.ts'
import type { FilteredComparison } from '#core/compare/changed-attributes.ts'
import { absenceIn, describeSetLabeling, type SetComparison } from '#core/set/compare-sets.ts'
import type { SetView } from '#core/set/set-document.ts'
import { useSourceName } from '#app/words/use-name-words.ts'

/** The sentence and the labels of a comparison of two sets. */
export interface SetComparisonWords {
  sentence: string
  /** Label of the IDs that only the second set has. */
  added: string
  /** Label of the IDs that only the first set has. */
  removed: string
  /** Label of the IDs of changed items; with a path, of those whose attribute changed. */
  changed: (path: string | null) => string
  /** Label of the IDs at another position. */
  moved: string
  /** Suggests to exclude an attribute. */
  offer: (values: { path: string; count: number; all: number }) => string
}

/** The words describe changes if both sets are of one query, otherwise which of the two sources has an item. */
export function useSetComparisonWords(): (
  comparison: SetComparison,
  shown: FilteredComparison,
  sides: SetSides,
) => SetComparisonWords {
  const { say } = useWords()

  function describeByTime(
    comparison: SetComparison,
    shown: FilteredComparison,
  ): SetComparisonWords {
    const { added, removed, absence } = comparison
    const { changed, moved, unchanged } = shown
    const counts = {
      added: added.length,
      removed: removed.length,
      absence: say(`sets.compare.absence.${absence}`),
      changed: changed.length,
      unchanged,
    }
    return {
      sentence: chooseSentence(comparison, shown, {
        moved: () => say('sets.compare.headMoved', { ...counts, moved: moved?.length ?? 0 }),
        nothing: () => say('sets.compare.nothing', { unchanged }),
        differences: () => say('sets.compare.head', counts),
      }),
      added: say('sets.compare.added'),
      removed: say(`sets.compare.removed.${absence}`),
      changed: (path) =>
        path === null ? say('sets.compare.changed') : say('sets.compare.changedIn', { path }),
      moved: say('sets.compare.moved'),
      offer: (values) => say('sets.compare.offer', values),
    }
  }

  function describeBySource(
    comparison: SetComparison,
    shown: FilteredComparison,
    { before, after }: SetSides,
  ): SetComparisonWords {
    const { changed, moved, unchanged } = shown
    // Only a complete set shows that an item is not there.
    const countIn = ({ name }: SetSide, other: SetSide, count: number) =>
      say(`sets.compare.bySource.${other.isWhole ? 'onlyIn' : 'foundIn'}`, { name, count })
    const listIn = ({ name }: SetSide, other: SetSide) =>
      say(`sets.compare.bySource.${other.isWhole ? 'listIn' : 'listFoundIn'}`, { name })
    const counts = {
      removed: countIn(before, after, comparison.removed.length),
      added: countIn(after, before, comparison.added.length),
      changed: changed.length,
      unchanged,
    }
    return {
      sentence: chooseSentence(comparison, shown, {
        moved: () =>
          say('sets.compare.bySource.headMoved', { ...counts, moved: moved?.length ?? 0 }),
        nothing: () => say('sets.compare.bySource.nothing', { unchanged }),
        differences: () => say('sets.compare.bySource.head', counts),
      }),
      added: listIn(after, before),
      removed: listIn(before, after),
      changed: (path) =>
        path === null
          ? say('sets.compare.bySource.changed')
          : say('sets.compare.bySource.changedIn', { path }),
      moved: say('sets.compare.bySource.moved'),
      offer: (values) => say('sets.compare.bySource.offer', values),
    }
  }

  return (comparison, shown, sides) =>
    sides.isByTime ? describeByTime(comparison, shown) : describeBySource(comparison, shown, sides)
}

/** Chooses the sentence: with moved items, for no differences, or for other differences. */
function chooseSentence(
  { added, removed }: SetComparison,
  { changed, moved, excludedCount }: FilteredComparison,
  sentences: Record<'moved' | 'nothing' | 'differences', () => string>,
): string {
  if (moved !== null && moved.length > 0) return sentences.moved()
  return added.length + removed.length + changed.length + excludedCount === 0
    ? sentences.nothing()
    : sentences.differences()
}

/** Two sets as they are compared. */
export interface SetSides {
  /** Whether both sets are of one query; `before` is then the older one. */
  isByTime: boolean
  before: SetSide
  after: SetSide
}

interface SetSide {
  id: string
  name: string
  /** Whether the set is proved complete, so that the server did not have any other item. */
  isWhole: boolean
}

/** Orders two sets by time if they are of one query; otherwise names each by what differs. */
export function useSetSides(): (first: SetView, second: SetView) => SetSides {
  const { say } = useWords()
  const nameOfSource = useSourceName()

  return (first, second) => {
    const labeling = describeSetLabeling(first, second)
    const isByTime = labeling.kind === 'time'
    const isReversed = isByTime && first.startedAt > second.startedAt
    const [before, after] = isReversed ? [second, first] : [first, second]
    const named =
      labeling.kind === 'source'
        ? [nameOfSource(before, labeling), nameOfSource(after, labeling)]
        : []
    // Two connections may have one name.
    const [beforeName = say('sets.compare.first'), afterName = say('sets.compare.second')] =
      named[0] === named[1] ? [] : named
    const sideOf = (set: SetView, name: string): SetSide => ({
      id: set.id,
      name,
      isWhole: set.standing.kind === 'ended' && absenceIn(set.standing.verdict.state) === 'gone',
    })
    return {
      isByTime,
      before: sideOf(before, beforeName),
      after: sideOf(after, afterName),
    }
  }
}
