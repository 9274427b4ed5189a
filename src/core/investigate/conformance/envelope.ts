import { memberOf } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { toLine, type ConformanceLine } from './line.ts'
import { asText } from './answered.ts'
import type { Observations } from './observations.ts'
import type { ConformancePart } from './part.ts'

/** Checks the envelope and its items (api.md 2.2, 2.5) in the first answer. */
export const envelopePart: ConformancePart = {
  steps: () => [],
  lines: (observed) => [judgeEnvelope(observed), judgeItems(observed), judgeMeta(observed)],
}

const restsOn = ['first']

const judgeEnvelope = ({ first: { details } }: Observations): ConformanceLine =>
  toLine(details.shape === 'envelope' ? 'envelope-present' : 'envelope-missing', restsOn)

function judgeItems({ first: { details } }: Observations): ConformanceLine {
  const { items } = details
  const untyped = items.filter(({ id, types }) => id === '' || types !== 'list').length
  if (items.length === 0) return toLine('items-none', restsOn)
  return untyped === 0
    ? toLine('items-typed', restsOn, asText({ count: items.length }))
    : toLine('items-untyped', restsOn, asText({ count: untyped, all: items.length }))
}

function judgeMeta({ first: { details } }: Observations): ConformanceLine {
  const meta = readMember(details.meta)
  if (meta === null) return toLine('meta-none', restsOn)
  const isNumber = (value: JsonValue | undefined) => value?.kind === 'number'
  const isPlain = ['total', 'pages'].every((name) => isNumber(memberOf(meta, name)))
  const page = memberOf(meta, 'page')
  const isGroup =
    page !== undefined &&
    ['number', 'size', 'totalPages', 'totalElements'].every((name) =>
      isNumber(memberOf(page, name)),
    )
  if (isPlain && isGroup) return toLine('meta-both', restsOn)
  if (isPlain) return toLine('meta-total-pages', restsOn)
  if (isGroup) return toLine('meta-page-group', restsOn)
  const names = meta.kind === 'object' ? meta.members.map(({ name }) => name) : []
  return toLine('meta-other', restsOn, { names: names.join(', ') })
}

/** Parses a member of an answer; null if it is missing, invalid or null. */
export function readMember(text: string | null): JsonValue | null {
  const read = text === null ? null : readJson(text)
  return read?.ok && read.value.kind !== 'null' ? read.value : null
}
