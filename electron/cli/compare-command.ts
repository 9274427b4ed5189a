import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createItemComparer } from '#core/compare/compare-items.ts'
import { countByAttribute, pathsOfChanges } from '#core/set/compare-sets.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'

export const compareUsage = `Usage: endpoint-explorer compare EARLIER LATER
  EARLIER, LATER   two files that walk wrote: one item a line
Exit: 0 the same, 1 different, 3 wrong use.
`

const maxNamed = 200

/**
 * `endpoint-explorer compare`: what became of the items of one file in another. Fulfils with the exit code. Of an
 * item that the later file lacks nothing else is said: only a set that is whole proves that it is gone.
 */
export async function compareCommand(
  args: readonly string[],
  { write, complain }: { write: (text: string) => void; complain: (text: string) => void },
): Promise<number> {
  const [earlier, later, ...others] = args
  if (args.includes('--help')) {
    write(compareUsage)
    return 0
  }
  if (earlier === undefined || later === undefined || others.length > 0) {
    complain(compareUsage)
    return 3
  }
  const comparer = createItemComparer()
  try {
    for await (const line of linesOf(earlier)) comparer.addBefore(line)
    for await (const line of linesOf(later)) comparer.addAfter(line)
  } catch (error) {
    const code = readErrorCode(error)
    if (code === null) throw error
    complain(`${earlier} or ${later} cannot be read (${code}).\n`)
    return 3
  }
  const { added, removed, changed, unchanged, withoutId } = comparer.compare()
  const byAttribute = countByAttribute(
    changed.map(({ id, changes }) => ({ id, paths: pathsOfChanges(changes) })),
  )
  const named = (label: string, ids: readonly string[]) =>
    ids.slice(0, maxNamed).map((id) => `  ${label} ${id}`)
  write(
    [
      `${added.length} came, ${removed.length} are not in the later file, ${changed.length} changed, ${unchanged} are the same.`,
      ...byAttribute.map(({ path, count }) => `  ${path}: ${count}`),
      ...named('came', added),
      ...named('left', removed),
      ...named(
        'changed',
        changed.map(({ id }) => id),
      ),
      ...(withoutId.before + withoutId.after > 0
        ? [`${withoutId.before} and ${withoutId.after} items have no @id and were not compared.`]
        : []),
      '',
    ].join('\n'),
  )
  return added.length + removed.length + changed.length === 0 ? 0 : 1
}

async function* linesOf(path: string): AsyncGenerator<string> {
  for await (const line of createInterface(createReadStream(path))) if (line !== '') yield line
}
