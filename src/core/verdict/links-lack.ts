import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { JudgedAnswer } from './parameter-judge.ts'
import { readParameterName } from '#core/query/parameter-name.ts'
import { readQuery } from '#core/url/read-query.ts'
import { createVerdict, type Verdict } from './verdict.ts'

/**
 * The verdict on a parameter that a repeating instance did not take, or null where its links tell nothing.
 *
 * dataCycle CORE repeats in its links what it took of a request (datacycle-core.md 3). That a name stands
 * there proves nothing, as CORE repeats what had no effect too; that it is missing proves that it was
 * dropped. `path` is the parameter's name as `filter`, `q`.
 */
export function judgeByLinks(
  parameter: AskedParameter,
  path: readonly string[],
  { context, page: { links } }: JudgedAnswer,
): Verdict | null {
  if (!context.isDatacycle) return null
  const there = (['next', 'prev'] as const).flatMap((name) => {
    const address = links[name]
    return address === null ? [] : [{ kind: 'link' as const, name, address }]
  })
  const carries = ({ address }: { address: string }) =>
    linkedPaths(address).some((own) => path.every((segment, at) => own[at] === segment))
  return there.length === 0 || there.some(carries)
    ? null
    : createVerdict(
        parameter,
        { kind: 'links-lack' },
        { evidence: there, remedies: [{ kind: 'drop' }] },
      )
}

/** The paths of a link's parameters: `filter[a][in][]` and `filter[a][in][0]` are `filter`, `a`, `in`. */
const linkedPaths = (address: string): string[][] =>
  readQuery(/\?([^#]*)/.exec(address)?.[1] ?? '').map(({ name }) =>
    readParameterName(name).filter((segment) => !/^[0-9]*$/.test(segment)),
  )
