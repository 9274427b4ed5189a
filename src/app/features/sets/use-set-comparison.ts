import type { ComparedKind } from '#core/compare/compared-values.ts'
import { hasWords, readSearchWords } from '#core/workspace/search-text.ts'
import {
  listDifferingKinds,
  useSideNames,
  type Comparison,
  type ComparisonSource,
  type ShownKinds,
  type SideNames,
} from '#app/features/compare/use-side-names.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { itemLinkPath } from '#core/content/item-link.ts'
import { createXlsxWriter } from '#core/export/xlsx-writer.ts'
import { useSpokenWords } from '#app/words/use-spoken-words.ts'
import { useSetsStore } from '#app/stores/sets-store.ts'
import type { FilteredComparison } from '#core/compare/value-changes.ts'
import { absenceIn, describeSetLabeling, type SetComparison } from '#core/set/set-comparison.ts'
import type { SetView } from '#core/set/set-document.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** Returns a function that says how many items differ between two sets, and how. */
export function useSetComparisonWords() {
  const { say, formatCount } = useWords()

  return ({ counts, names, hasPositions }: Comparison, shown: FilteredComparison): string => {
    const { changed, moved, unchanged, excludedCount } = shown
    const { added, removed } = counts
    if (added + removed + changed.length + excludedCount + (moved?.length ?? 0) === 0)
      return say('sets.compare.nothing', { unchanged })
    const [first = '', second = ''] = listDifferingKinds({ names, hasPositions }).flatMap((kind) =>
      kind === 'added' || kind === 'removed'
        ? [`${formatCount(counts[kind])} ${names.kinds[kind]}`]
        : [],
    )
    const all = { first, second, changed: changed.length, unchanged }
    return moved !== null && moved.length > 0
      ? say('sets.compare.headMoved', { ...all, moved: moved.length })
      : say('sets.compare.head', all)
  }
}

/** Two sets in the order in which they are compared; `before` is the older one of one query. */
export interface SetSides {
  before: SetView
  after: SetView
  names: SideNames
}

/** Orders two sets by time if they are of one query; otherwise names each by what differs. */
export function useSetSides(): (first: SetView, second: SetView) => SetSides {
  const nameSides = useSideNames()
  return (first, second) => {
    const labeling = describeSetLabeling(first, second)
    const isReversed = labeling.kind === 'time' && first.startedAt > second.startedAt
    const [before, after] = isReversed ? [second, first] : [first, second]
    const absence = { before: absenceFrom(before), after: absenceFrom(after) }
    return { before, after, names: nameSides({ before, after, labeling, of: 'set', absence }) }
  }
}

const absenceFrom = ({ standing }: SetView) =>
  absenceIn(standing.kind === 'ended' ? standing.verdict.state : 'partial')

/** How many names are requested at once. */
const maxNames = 200

/** Lists the items that differ; with a path, only those that changed in this attribute. */
export function useListedDifferences(): (
  comparison: SetComparison,
  shown: FilteredComparison,
  sides: SetSides,
  path: string | null,
) => Comparison {
  const store = useSetsStore()

  return (
    { added, removed, same },
    { changed, moved },
    { before, after, names: sideNames },
    path,
  ) => {
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
      names: sideNames,
      hasPositions: moved !== null,
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
