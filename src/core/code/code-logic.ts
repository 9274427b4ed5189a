import { joinTexts, type CodeRunner, type At } from './code-runner.ts'
import {
  booleanValue,
  isChangeable,
  itemsOf,
  joinMarks,
  numberValue,
  undefinedValue,
  withMarks,
  type CodeValue,
  type Mark,
} from './code-value.ts'
import { formatText } from './format-text.ts'

/** Whether a condition holds; null if the text does not show it. */
export function readTruth(value: CodeValue, r: CodeRunner): boolean | null {
  if (value.marks.length > 0) return null
  switch (value.kind) {
    case 'null':
      return false
    case 'boolean':
      return value.value
    case 'number':
      return Number(value.source) !== 0
    case 'string':
      return value.value !== '' && !(r.language === 'php' && value.value === '0')
    case 'list':
      return r.language === 'javascript' || value.items.length > 0
    case 'map':
      if (value.isOpen) return null
      return r.language === 'javascript' || value.members.size > 0
    case 'pairs':
    case 'url':
    case 'client':
    case 'function':
    case 'class':
      return true
    case 'unknown':
      return null
  }
}

/** Where operators stand between two values: what the text shows of the result. */
export function combine(
  operator: string,
  [left, right]: readonly [CodeValue, CodeValue],
  { node, r }: At,
): CodeValue {
  switch (operator) {
    case '+':
      return add(left, right, { node, r })
    case '.':
    case '.=':
      return joinTexts([left, right], node, r)
    case '%':
      if (left.kind === 'string' && r.language === 'python')
        return formatText(left, itemsOf(right) ?? [right], { node, r })
      break
    case '|':
      return merge(left, right, { node, r }) ?? r.unknown(node)
    case '??':
    case '||':
    case 'or':
    case '?:':
      return choose(operator, left, right, { node, r })
    case '&&':
    case 'and': {
      const truth = readTruth(left, r)
      if (truth === null) return unless(right, undefinedValue, { node, r }) ?? r.unknown(node)
      return truth ? right : left
    }
    case '==':
    case '===':
    case 'is':
    case '!=':
    case '!==':
    case 'is not': {
      const isSame = isEqual(left, right)
      if (isSame === null) return r.unknown(node)
      return booleanValue(isSame !== /^!|not/.test(operator))
    }
  }
  return calculate(operator, left, right) ?? r.unknown(node)
}

function add(left: CodeValue, right: CodeValue, { node, r }: At): CodeValue {
  const sum = calculate('+', left, right)
  if (sum !== null) return sum
  const isList = r.language === 'python' && [left, right].some(({ kind }) => kind === 'list')
  if (isList) {
    const items = [left, right].flatMap((one) => itemsOf(one) ?? [])
    return r.step(items.length)
      ? withMarks(r.list(items), marksOf([left, right], { node, r }))
      : left
  }
  // Of two arrays, PHP takes the members of the first.
  if (r.language === 'php' && (left.kind === 'map' || right.kind === 'map')) {
    const merged = merge(left, right, { node, r })
    if (merged?.kind === 'map' && left.kind === 'map')
      for (const [name, value] of left.members) merged.members.set(name, value)
    return merged ?? r.unknown(node)
  }
  const isText = [left, right].some(
    ({ kind }) => kind === 'string' || kind === 'url' || kind === 'pairs',
  )
  return isText ? joinTexts([left, right], node, r) : r.unknown(node)
}

/** An object with the members of two, of which one may be unknown. */
function merge(one: CodeValue, other: CodeValue, { node, r }: At): CodeValue | null {
  const members = [one, other].flatMap((value) => (value.kind === 'map' ? [...value.members] : []))
  if (one.kind !== 'map' && other.kind !== 'map') return null
  r.step(members.length)
  return withMarks(r.map(members), marksOf([one, other], { node, r }))
}

/** The marks of values in one, and one for a value that is unknown. */
const marksOf = (values: readonly CodeValue[], { node, r }: At): readonly Mark[] =>
  values.reduce(
    (all: readonly Mark[], value) =>
      joinMarks(all, isChangeable(value) || value.kind === 'null' ? value.marks : [r.markAt(node)]),
    [],
  )

function calculate(operator: string, left: CodeValue, right: CodeValue): CodeValue | null {
  if (left.kind !== 'number' || right.kind !== 'number') return null
  const [one, other] = [Number(left.source), Number(right.source)]
  if (operator === '<') return booleanValue(one < other)
  if (operator === '<=') return booleanValue(one <= other)
  if (operator === '>') return booleanValue(one > other)
  if (operator === '>=') return booleanValue(one >= other)
  const result =
    operator === '+'
      ? one + other
      : operator === '-'
        ? one - other
        : operator === '*'
          ? one * other
          : null
  return result !== null && Number.isSafeInteger(result) ? numberValue(String(result)) : null
}

/** A value or what stands in for it. If the text does not show the value, the other is taken, and named. */
function choose(operator: string, left: CodeValue, right: CodeValue, { node, r }: At): CodeValue {
  if (operator === '??' ? left.kind === 'null' : readTruth(left, r) === false) return right
  if (left.kind !== 'unknown') return left
  return withFallback(left, right, { node, r })
}

/** Of two values of which one is nothing, the other, under a condition; null if both are something. */
export function unless(one: CodeValue, other: CodeValue, { node, r }: At): CodeValue | null {
  if (isNothing(one) === isNothing(other)) return null
  const value = isNothing(one) ? other : one
  const isText = value.kind === 'string' || value.kind === 'list' || value.kind === 'map'
  return isText ? withMarks(value, [r.markAt(node, 'conditional')]) : null
}

function isNothing(value: CodeValue): boolean {
  if (value.kind === 'list') return value.items.length === 0
  if (value.kind === 'map') return value.members.size === 0 && !value.isOpen
  return value.kind === 'null' || (value.kind === 'string' && value.value === '')
}

/** What stands in for an unknown value, named as that; the unknown value if nothing does. */
export function withFallback(value: CodeValue, fallback: CodeValue, { node, r }: At): CodeValue {
  return isNothing(fallback) || fallback.kind === 'unknown'
    ? value
    : withMarks(fallback, [r.markAt(node)])
}

function isEqual(left: CodeValue, right: CodeValue): boolean | null {
  if (left.marks.length + right.marks.length > 0) return null
  if (left.kind === 'unknown' || right.kind === 'unknown') return null
  if (left.kind === 'null' || right.kind === 'null') return left.kind === right.kind
  if (left.kind === 'string' && right.kind === 'string') return left.value === right.value
  if (left.kind === 'number' && right.kind === 'number') return left.source === right.source
  if (left.kind === 'boolean' && right.kind === 'boolean') return left.value === right.value
  return null
}
