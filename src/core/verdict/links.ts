import { readParameterName } from '#core/query/parameter-name.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { queryOf, readQuery } from '#core/url/split-url.ts'
import { createVerdict, type JudgedResponse, type Verdict } from './verdict.ts'

/**
 * The verdict on a parameter that is missing in the server's links; null if the links prove nothing.
 *
 * dataCycle CORE repeats accepted parameters in its links (datacycle-core.md 3). A repeated parameter proves
 * nothing, as CORE also repeats ineffective ones; a missing one was dropped. `path` is the parameter's name
 * in segments, such as `filter`, `q`.
 */
export function judgeByLinks(
  parameter: RequestParameter,
  path: readonly string[],
  { context, page: { links } }: JudgedResponse,
): Verdict | null {
  if (!context.isDatacycle) return null
  const presentLinks = (['next', 'prev'] as const).flatMap((name) => {
    const address = links[name]
    return address === null ? [] : [{ kind: 'link' as const, name, address }]
  })
  const carries = ({ address }: { address: string }) =>
    linkedPaths(address).some((own) => path.every((segment, at) => own[at] === segment))
  return presentLinks.length === 0 || presentLinks.some(carries)
    ? null
    : createVerdict(
        parameter,
        { kind: 'missing-in-links' },
        { evidence: presentLinks, remedies: [{ kind: 'drop' }] },
      )
}

/** The parameter paths of a link: `filter[a][in][]` and `filter[a][in][0]` are `filter`, `a`, `in`. */
const linkedPaths = (address: string): string[][] =>
  readQuery(queryOf(address)).map(({ name }) =>
    readParameterName(name).filter((segment) => !/^[0-9]*$/.test(segment)),
  )
