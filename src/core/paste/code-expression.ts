import type { JsonValue } from '#core/json/json-value.ts'
import type { CodeToken } from './code-tokens.ts'
import {
  fillNames,
  givesItself,
  memberNamed,
  missing,
  readCall,
  readList,
  readNumber,
  readObject,
  readUnknownName,
  readWord,
  textOf,
  textValue,
  type CodeArgument,
  type CodeNames,
} from './code-value.ts'

const maxDepth = 50

export interface ExpressionReader {
  /** The arguments of a call; reading stands behind its opening bracket. */
  readArguments(): CodeArgument[]
  read(): JsonValue
  /** Where reading goes on. */
  end(): number
}

/**
 * Reads one expression of JavaScript, Python or PHP as far as its value stands in the code: strings,
 * numbers, lists, objects, sums of texts, names that were given a value, and the few calls that such code
 * has. What is not known stands as `{{name}}`. Runs nothing.
 */
export function createExpressionReader(
  tokens: readonly CodeToken[],
  names: CodeNames,
  start: number,
): ExpressionReader {
  const cursor = createTokenCursor(tokens, start)

  function readArguments(closing = ')', depth = 0): CodeArgument[] {
    const read: CodeArgument[] = []
    while (cursor.token()) {
      if (cursor.takeSign(closing)) break
      if (cursor.takeSign(',') || cursor.takeSign(';')) continue
      read.push(readArgument(depth))
    }
    return read
  }

  function read(depth = 0): JsonValue {
    let value = readOne(depth)
    for (;;) {
      const isSum = cursor.isSign('+') || cursor.isSign('.')
      // Python joins strings that stand side by side.
      const isNeighbor = value.kind === 'string' && cursor.token()?.kind === 'string'
      if (!isSum && !isNeighbor) return value
      if (isSum) cursor.at += 1
      value = textValue(textOf(value) + textOf(readOne(depth)))
    }
  }

  function readArgument(depth: number): CodeArgument {
    const token = cursor.token()
    const before = cursor.at
    const value = read(depth)
    const isName = cursor.at === before + 1 && token !== undefined && token.kind !== 'sign'
    if (isName || value.kind === 'string')
      for (const sign of ['=', ':', '=>'])
        if (cursor.takeSign(sign)) return { name: nameOf(token), value: read(depth) }
    // Nothing that is known: it is passed over, or reading would stand still.
    if (cursor.at === before) cursor.at += 1
    const isShort = token?.kind === 'name' && isName
    return isShort ? { name: token.name, isShort, value } : { name: '', value }
  }

  function readOne(depth: number): JsonValue {
    const token = cursor.token()
    if (!token || depth > maxDepth) return missing
    cursor.at += 1
    switch (token.kind) {
      case 'string':
        return readBehind(textValue(fillNames(token.text, names)), depth)
      case 'number':
        return readNumber(token.source)
      case 'name':
        return readBehind(readName(token.name, depth), depth)
      case 'sign':
        return readBehind(readSign(token.sign, depth), depth)
    }
  }

  function readSign(sign: string, depth: number): JsonValue {
    if (sign === '[') return readList(readArguments(']', depth + 1))
    if (sign === '{') return readObject(readArguments('}', depth + 1))
    if (sign === '(') {
      const inside = readArguments(')', depth + 1)
      // A tuple of Python; one value in brackets is that value.
      return inside.length > 1 ? readList(inside) : (inside[0]?.value ?? missing)
    }
    cursor.at -= 1
    return missing
  }

  function readName(name: string, depth: number): JsonValue {
    if (/^(await|new|return|const|let|var)$/.test(name)) return readOne(depth)
    const known = readWord(name) ?? names.get(name)
    if (known) return known
    return cursor.takeSign('(')
      ? readCall(name, readArguments(')', depth + 1), names)
      : readUnknownName(name)
  }

  /** `os.environ['TOKEN']` and `'…'.encode('utf-8')`. */
  function readBehind(value: JsonValue, depth: number): JsonValue {
    let read = value
    while (cursor.isSign('[') || isMethod(cursor)) {
      if (cursor.takeSign('[')) {
        const name = textOf(readArguments(']', depth + 1)[0]?.value ?? missing)
        read = memberNamed(read, name) ?? textValue(`$${name}`)
      } else {
        cursor.at += 2
        if (cursor.takeSign('(')) readArguments(')', depth + 1)
      }
    }
    return read
  }

  return { readArguments, read, end: () => cursor.at }
}

/** A place among tokens. */
function createTokenCursor(tokens: readonly CodeToken[], start: number) {
  const cursor = {
    at: start,
    token: (offset = 0) => tokens[cursor.at + offset],
    isSign(sign: string): boolean {
      const token = cursor.token()
      return token?.kind === 'sign' && token.sign === sign
    },
    takeSign(sign: string): boolean {
      if (!cursor.isSign(sign)) return false
      cursor.at += 1
      return true
    },
  }
  return cursor
}

/** A name behind a point that stands behind a string or a bracket. */
function isMethod(cursor: ReturnType<typeof createTokenCursor>): boolean {
  const next = cursor.token(1)
  return cursor.isSign('.') && next?.kind === 'name' && givesItself(next.name)
}

const nameOf = (token: CodeToken | undefined): string => {
  switch (token?.kind) {
    case 'string':
      return token.text
    case 'number':
      return token.source
    case 'name':
      return token.name
    case 'sign':
    case undefined:
      return ''
  }
}
