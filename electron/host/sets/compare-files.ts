import { readJson } from '#core/json/read-json.ts'
import {
  changedPaths,
  countByAttribute,
  findMoved,
  leavingOf,
  type ChangedItem,
  type SetComparison,
} from '#core/set/compare-sets.ts'
import type { SetState } from '#core/set/set-verdict.ts'
import type { HeldItem } from './held-items.ts'
import type { SetFiles } from './set-files.ts'

/** Compares the items of two sets, by hash first. Only items with different hashes are read and parsed. */
export async function compareFiles(
  earlier: SetFiles,
  later: SetFiles,
  { laterState, isInOneOrder }: { laterState: SetState; isInOneOrder: boolean },
): Promise<SetComparison> {
  const changed: ChangedItem[] = []
  let same = 0
  // Read once, because each iteration decodes the IDs again.
  const before = new Set<string>()
  const after = [...later.held.keys()]
  const left: string[] = []
  for (const [id, item] of earlier.held) {
    before.add(id)
    const other = later.held.get(id)
    if (other === undefined) {
      left.push(id)
      continue
    }
    const paths =
      other.hash === item.hash
        ? []
        : changedPaths(...(await Promise.all([parse(earlier, item), parse(later, other)])))
    // Items that differ only in white space count as the same.
    if (paths.length === 0) same += 1
    else changed.push({ id, paths })
  }
  return {
    came: after.filter((id) => !before.has(id)),
    left,
    leaving: leavingOf(laterState),
    changed,
    same,
    elsewhere: isInOneOrder ? findMoved(before, after) : null,
    byAttribute: countByAttribute(changed),
  }
}

const decoder = new TextDecoder()

async function parse(files: SetFiles, item: HeldItem) {
  const read = readJson(decoder.decode(await files.read(item)))
  return read.ok ? read.value : ({ kind: 'null' } as const)
}
