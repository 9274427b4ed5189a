import { useWords } from '#app/i18n/use-words.ts'
import { describeSetLabeling, leavingOf } from '#core/set/compare-sets.ts'
import type { SetView } from '#core/set/set-document.ts'
import { useSourceName } from '#app/words/use-source-name.ts'

/** Two sets as they are compared. */
export interface SetSides {
  /** Whether both sets are of one query; `before` is then the older one. */
  isByTime: boolean
  before: SetSide
  after: SetSide
}

export interface SetSide {
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
      isWhole: set.standing.kind === 'ended' && leavingOf(set.standing.verdict.state) === 'gone',
    })
    return {
      isByTime,
      before: sideOf(before, beforeName),
      after: sideOf(after, afterName),
    }
  }
}
