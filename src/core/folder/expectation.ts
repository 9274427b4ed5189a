import { lacksAttribute } from '#core/coverage/row-condition.ts'
import { ownValue } from '#core/own-value.ts'
import { readJson } from '#core/json/read-json.ts'
import type { ResponseIndex } from '#core/response/response-index.ts'

/** `5`, `">= 5"` or `5..50`. */
export const boundPattern = /^(?:(>=|<=|>|<|=)? *(\d{1,18})|(\d{1,18})\.\.(\d{1,18}))$/
export const durationPattern = /^(\d{1,6}(?:\.\d{1,3})?) ?(ms|s|min)$/

/** What a query's response must be, besides obeying all parameters. Members as in a query file. */
export interface Expectations {
  status?: string | undefined
  /** The total that the response states. */
  total?: string | undefined
  /** The number of items on the page. */
  items?: string | undefined
  /** Attributes that each item of the page has, as paths such as `image.name`. */
  each?: string[] | undefined
  /** From sending to the last byte. */
  within?: string | undefined
}

/** What of a response is held against expectations. */
export interface ExpectedFacts {
  status: number
  /** The digits as sent; null if the response has none. */
  total: string | null
  /** null for a response without a list of items. */
  items: number | null
  /** How many items lack each attribute of `each`. */
  lacking: ReadonlyMap<string, number>
  /** null if it was not measured. */
  durationMs: number | null
}

export interface ExpectationResult {
  name: keyof Expectations
  isMet: boolean
  /** As in the file: `>= 5`; for `each`, the attribute. */
  expected: string
  /** `3`, or `none` if the server tells no number; `2/25` that lack an attribute; '' for a time that is met, so that equal runs give equal reports. */
  got: string
}

/** How many of a response's items lack each attribute (truth.md 1a): of several values, such as images, one is enough. */
export function countLacking(
  index: ResponseIndex,
  attributes: readonly string[],
): Map<string, number> {
  const lacking = new Map(attributes.map((one) => [one, 0]))
  if (attributes.length === 0) return lacking
  for (let position = 0; position < index.itemCount; position += 1) {
    const item = readJson(index.itemText(position))
    for (const [attribute, count] of lacking)
      if (!item.ok || lacksAttribute(item.value, attribute.split('.')))
        lacking.set(attribute, count + 1)
  }
  return lacking
}

/** Judges each expectation; what the response does not tell is not met. */
export function judgeExpectations(
  { status, total, items, each = [], within }: Expectations,
  facts: ExpectedFacts,
): ExpectationResult[] {
  const results: ExpectationResult[] = []
  const add = (name: keyof Expectations, expected: string, got: string, isMet: boolean) => {
    results.push({ name, isMet, expected, got })
  }
  const addBound = (name: 'total' | 'items', expected: string | undefined, got: string | null) => {
    if (expected !== undefined)
      add(name, expected, got ?? 'none', got !== null && isWithin(got, expected))
  }
  if (status !== undefined)
    add('status', status, String(facts.status), status === String(facts.status))
  addBound('total', total, facts.total)
  addBound('items', items, facts.items === null ? null : String(facts.items))
  for (const attribute of each) {
    const lacking = facts.items === null ? null : (facts.lacking.get(attribute) ?? 0)
    const got = lacking === null ? '0/0' : `${String(lacking)}/${String(facts.items)}`
    // Of no items nothing can be said.
    add('each', attribute, got, lacking === 0 && facts.items !== 0)
  }
  if (within !== undefined && facts.durationMs !== null) {
    const isMet = facts.durationMs <= readDuration(within)
    add('within', within, isMet ? '' : sayDuration(facts.durationMs), isMet)
  }
  return results
}

/** Rounded up, so that it shows that it is above a limit. */
const sayDuration = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)}ms` : `${(Math.ceil(ms / 100) / 10).toFixed(1)}s`

/** True if something was expected of each item, and there was none. */
export const metNoItem = ({ name, got }: ExpectationResult): boolean =>
  name === 'each' && got.endsWith('/0')

/** True if the server tells no number to compare. */
export const metNoNumber = ({ got }: ExpectationResult): boolean => got === 'none'

/** `total: 3, expected >= 5` */
export function sayExpectation(result: ExpectationResult): string {
  const { name, expected, got } = result
  if (name !== 'each') return `${name}: ${got}, expected ${expected}`
  return metNoItem(result)
    ? `each: no items, expected ${expected}`
    : `each: ${got} items without ${expected}`
}

/** Whether the digits, which may be longer than a number holds, keep a bound. */
function isWithin(digits: string, expected: string): boolean {
  if (!/^\d{1,40}$/.test(digits)) return false
  const value = BigInt(digits)
  const [, operator = '=', single, from, until] = boundPattern.exec(expected) ?? []
  if (from !== undefined && until !== undefined)
    return value >= BigInt(from) && value <= BigInt(until)
  const limit = BigInt(single ?? '0')
  // Of `>=`, both signs will do.
  return operator.includes(value < limit ? '<' : value > limit ? '>' : '=')
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 }

function readDuration(text: string): number {
  const [, amount = '0', unit = 's'] = durationPattern.exec(text) ?? []
  return Number(amount) * (ownValue(unitMs, unit) ?? 1000)
}
