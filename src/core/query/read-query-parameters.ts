import { groupBy } from '#core/group-by.ts'
import { readPercent, type PercentEncoding } from '#core/url/decode-percent.ts'
import { splitQuery } from '#core/url/split-url.ts'
import { readParameterName, type GivenParameter } from './parameter-name.ts'

/**
 * The parameters of a query string (without `?`), with brackets literal or encoded, and spaces as `+` or
 * `%20`.
 *
 * Values of the same `name[]` become one list, at the position of the first. Other repetitions are kept.
 */
export function readQueryParameters(query: string): GivenParameter[] {
  const given = splitQuery(query).map(decodePair)
  const isList = ({ name, isBare }: DecodedPair) => !isBare && name.endsWith('[]')
  const lists = groupBy(given.filter(isList), ({ name }) => name)
  return given.flatMap((pair): GivenParameter[] => {
    const { name, value, encoding, isBare } = pair
    if (!isList(pair))
      return [
        {
          path: readParameterName(name),
          value: { kind: 'text', text: value },
          shown: isBare ? name : show(pair),
          source: 'query',
          encoding,
          isBare,
          isRepeated: false,
        },
      ]
    const all = lists.get(name) ?? []
    if (all[0] !== pair) return []
    return [
      {
        path: readParameterName(name.slice(0, -2)),
        value: { kind: 'list', items: all.map((item) => item.value) },
        shown: all.map(show).join('&'),
        source: 'query',
        encoding: mostSevere(all.map((item) => item.encoding)),
        isBare,
        isRepeated: false,
      },
    ]
  })
}

interface DecodedPair {
  name: string
  value: string
  encoding: PercentEncoding
  isBare: boolean
}

function decodePair({
  name,
  value,
  hasEqualsSign,
}: ReturnType<typeof splitQuery>[number]): DecodedPair {
  const decodedName = readPercent(name)
  const decodedValue = readPercent(value)
  return {
    name: decodedName.text,
    value: decodedValue.text,
    encoding: mostSevere([decodedName.encoding, decodedValue.encoding]),
    isBare: !hasEqualsSign,
  }
}

/** The most severe encoding problem of the parts. */
const mostSevere = (encodings: readonly PercentEncoding[]): PercentEncoding =>
  (['unknown', 'latin-1', 'broken-escape', 'encoded-twice'] as const).find((one) =>
    encodings.includes(one),
  ) ?? 'utf-8'

const show = ({ name, value }: DecodedPair): string => `${name}=${value}`
