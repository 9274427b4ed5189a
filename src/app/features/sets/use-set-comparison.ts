import type { ComparedKind } from '#core/compare/compared-values.ts'
import { hasWords, readSearchWords } from '#core/workspace/search-text.ts'
import type {
  ComparisonSource,
  ShownKinds,
  SideNames,
} from '#app/features/compare/use-comparison.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { itemLinkPath } from '#core/content/item-link.ts'
import { createXlsxWriter } from '#core/export/xlsx-writer.ts'
import { useSpokenWords } from '#app/words/use-spoken-words.ts'
import { useSetsStore } from '#app/stores/sets-store.ts'
import type { FilteredComparison } from '#core/compare/value-changes.ts'
import { absenceIn, describeSetLabeling, type SetComparison } from '#core/set/set-comparison.ts'
import type { SetView } from '#core/set/set-document.ts'
import { useNameWords, useSourceName } from '#app/words/use-name-words.ts'

/** What is said of a comparison of two sets. */
export interface SetComparisonWords {
  sentence: string
  /** Labels of the two sides and of the kinds of difference. */
  names: SideNames
  /** Suggests to exclude an attribute. */
  offer: (values: { path: string; count: number; all: number }) => string
}

/** The words describe changes if both sets are of one query, otherwise which of the two sources has an item. */
export function useSetComparisonWords(): (
  comparison: SetComparison,
  shown: FilteredComparison,
  sides: SetSides,
) => SetComparisonWords {
  const { say, formatCount } = useWords()

  function describe(
    { added, removed, absence }: SetComparison,
    { changed, moved, unchanged, excludedCount }: FilteredComparison,
    { isByTime, before, after }: SetSides,
  ): SetComparisonWords {
    const nameOfRemoved = say(`sets.compare.absence.${absence}`)
    // Only a complete set shows that an item is not there.
    const countIn = ({ name }: SetSide, other: SetSide, count: number) =>
      say(`sets.compare.bySource.${other.isWhole ? 'onlyIn' : 'foundIn'}`, { name, count })
    const listIn = ({ name }: SetSide, other: SetSide) =>
      say(`sets.compare.bySource.${other.isWhole ? 'listIn' : 'listFoundIn'}`, { name })
    const [first, second] = isByTime
      ? [
          `${formatCount(added.length)} ${say('compare.kind.added')}`,
          `${formatCount(removed.length)} ${nameOfRemoved}`,
        ]
      : [countIn(before, after, removed.length), countIn(after, before, added.length)]
    const counts = { first, second, changed: changed.length, unchanged }
    const isSame = added.length + removed.length + changed.length + excludedCount === 0
    return {
      sentence:
        moved !== null && moved.length > 0
          ? say('sets.compare.headMoved', { ...counts, moved: moved.length })
          : say(isSame ? 'sets.compare.nothing' : 'sets.compare.head', counts),
      names: namesOf(
        isByTime
          ? { before: say('sets.compare.earlier'), after: say('sets.compare.later'), isByTime }
          : { before: before.name, after: after.name, isByTime },
        isByTime
          ? { added: say('compare.kind.added'), removed: nameOfRemoved }
          : { added: listIn(after, before), removed: listIn(before, after) },
      ),
      offer: (values) => say('sets.compare.offer', values),
    }
  }

  function namesOf(
    sides: Pick<SideNames, 'before' | 'after' | 'isByTime'>,
    kindNames: Pick<SideNames['kinds'], 'added' | 'removed'>,
  ): SideNames {
    // Not among the kinds of sets: details that only one set has are a change.
    const kinds = {
      ...kindNames,
      changed: say('compare.kind.changed'),
      moved: say('compare.kind.moved'),
      loaded: say('compare.kind.loaded'),
      unchanged: say('compare.kind.unchanged'),
    }
    return {
      ...sides,
      // The server may have it nevertheless.
      absentItem: say('sets.compare.absentItem'),
      kinds,
      short: { ...sides, kinds },
    }
  }

  return describe
}

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

/** The items of a comparison of two sets that are listed, with their counts. */
export interface ListedDifferences {
  counts: Readonly<Record<ComparedKind, number>>
  source: ComparisonSource
}

/** How many names are requested at once. */
const maxNames = 200

/** Lists the items that differ; with a path, only those that changed in this attribute. */
export function useListedDifferences(): (
  comparison: SetComparison,
  shown: FilteredComparison,
  sides: SetSides,
  path: string | null,
) => ListedDifferences {
  const store = useSetsStore()

  return ({ added, removed, same }, { changed, moved }, { before, after }, path) => {
    const changedIn = changed.filter(({ paths }) => path === null || paths.includes(path))
    const differences = new Map(changedIn.map(({ id, paths }) => [id, paths.length]))
    const ids: Readonly<Record<ComparedKind, readonly string[]>> = {
      added,
      removed,
      changed: [...differences.keys()],
      moved: moved ?? [],
      loaded: [],
      unchanged: same,
    }
    const names = new Map<string, string | null>()
    async function loadNames(kind: ComparedKind, wanted: readonly string[]) {
      const unknown = wanted.filter((id) => !names.has(id))
      for (let at = 0; at < unknown.length; at += maxNames) {
        const some = unknown.slice(at, at + maxNames)
        const found = await store.describeItems(kind === 'removed' ? before.id : after.id, some)
        const byId = new Map(found.map(({ id, name }) => [id, name]))
        for (const id of some) {
          const name = byId.get(id) ?? ''
          names.set(id, name === '' ? null : name)
        }
      }
    }
    return {
      counts: {
        added: added.length,
        removed: removed.length,
        changed: differences.size,
        moved: ids.moved.length,
        loaded: 0,
        unchanged: same.length,
      },
      source: {
        async items({ kinds, search, from, to }) {
          const words = readSearchWords(search)
          const listed: { kind: ComparedKind; id: string }[] = []
          for (const kind of kinds) {
            if (words.length > 0) await loadNames(kind, ids[kind])
            const hasAll = (id: string) =>
              hasWords(`${names.get(id) ?? ''} ${id}`.toLowerCase(), words)
            for (const id of ids[kind])
              if (words.length === 0 || hasAll(id)) listed.push({ kind, id })
          }
          const inView = listed.slice(from, to)
          for (const kind of kinds)
            await loadNames(
              kind,
              inView.flatMap((one) => (one.kind === kind ? [one.id] : [])),
            )
          const items = inView.map(({ kind, id }) => ({
            kind,
            id,
            name: names.get(id) ?? null,
            before: null,
            after: null,
            isMoved: kind === 'moved',
            differences: differences.get(id) ?? 0,
          }))
          return { items, count: listed.length }
        },
        values: (id) => store.compareItem(before.id, after.id, id),
      },
    }
  }
}

/** How many items are read at once for the file. */
const itemsPerStep = 200

/** Returns a function that writes the items of a list into an Excel file, one row each, with what differs. */
export function useComparisonFile() {
  const { say } = useWords()
  const { nameOf } = useNameWords()
  const words = useSpokenWords()

  return async ({
    source,
    shown,
    changed,
    names,
    itemLink,
  }: {
    source: ComparisonSource
    shown: ShownKinds
    changed: FilteredComparison['changed']
    names: SideNames
    /** The pattern of the items' addresses in their CMS; null for no such column. */
    itemLink: string | null
  }): Promise<Blob> => {
    const [kindName, differencesName] = [
      say('sets.compare.fileKind'),
      say('sets.compare.fileDifferences'),
    ]
    const encoder = new TextEncoder()
    const writer = createXlsxWriter({
      columns: [
        [kindName],
        ['name'],
        ['@id'],
        [differencesName],
        ...(itemLink === null ? [] : [itemLinkPath(itemLink)]),
      ],
      words: words.value,
      sheet: say('exporting.sheet'),
      date: new Date(),
      encode: (text) => encoder.encode(text),
    })
    const pathsOf = new Map(changed.map(({ id, paths }) => [id, paths]))
    const pieces = [writer.begin().slice()]
    for (let from = 0, all = 1; from < all; from += itemsPerStep) {
      const { items, count } = await source.items({ ...shown, from, to: from + itemsPerStep })
      all = count
      for (const { kind, id, name } of items) {
        const paths = kind === 'changed' ? (pathsOf.get(id) ?? []) : []
        const row = {
          [kindName]: names.kinds[kind],
          name,
          '@id': id,
          [differencesName]: paths.map(nameOf).join(', '),
        }
        pieces.push(writer.add(JSON.stringify(row)).slice())
      }
    }
    pieces.push(writer.end().slice())
    return new Blob(pieces, {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  }
}
