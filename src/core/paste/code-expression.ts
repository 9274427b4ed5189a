import type { JsonValue } from '#core/json/json-value.ts'
import { readHelperCall } from '#core/snippet/text-with-dates.ts'
import type { CodeToken } from './code-tokens.ts'
import {
  fillNames,
  returnsInput,
  memberNamed,
  nullValue,
  readCall,
  readList,
  readNumber,
  readObject,
  readUnknownName,
  readKeyword,
  textOf,
  textValue,
  type CodeArgument,
  type CodeScope,
} from './code-value.ts'

const maxDepth = 50

export interface ExpressionReader {
  /** Reads the arguments of a call; the position must be after the opening bracket. */
  readArguments(): CodeArgument[]
  /** Reads one expression. */
  read(): JsonValue
  /** Index of the next unread token. */
  end(): number
}

/**
 * Evaluates one JavaScript, Python or PHP expression as far as the source shows its value: literals, lists,
 * objects, string concatenation, assigned names and a few known calls. Unknown names become `{{name}}`,
 * what other calls compute becomes a placeholder, as do the dates of the app's own functions. Runs no code.
 */
export function createExpressionReader(
  tokens: readonly CodeToken[],
  scope: CodeScope,
  start: number,
): ExpressionReader {
  const { names, helpers, computed, language } = scope
  const cursor = createTokenCursor(tokens, start)

  function readArguments(closing = ')', depth = 0): CodeArgument[] {
    const args: CodeArgument[] = []
    while (cursor.token()) {
      if (cursor.takeSymbol(closing)) break
      if (cursor.takeSymbol(',') || cursor.takeSymbol(';')) continue
      args.push(readArgument(depth))
    }
    return args
  }

  function read(depth = 0): JsonValue {
    let value = readOne(depth)
    for (;;) {
      const isSum = cursor.isSymbol('+') || cursor.isSymbol('.')
      if (isComputed(value) && takeOperator()) {
        value = extend(value, ` … ${textOf(readOne(depth))}`)
        continue
      }
      // Python concatenates adjacent string literals.
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
    const isName = cursor.at === before + 1 && token !== undefined && token.kind !== 'symbol'
    if (isName || value.kind === 'string')
      for (const symbol of ['=', ':', '=>'])
        if (cursor.takeSymbol(symbol)) return { name: nameOf(token), value: read(depth) }
    // Skip an unknown token, otherwise this would loop forever.
    if (cursor.at === before) cursor.at += 1
    const isShorthand = token?.kind === 'name' && isName
    return isShorthand ? { name: token.name, isShorthand, value } : { name: '', value }
  }

  function readOne(depth: number): JsonValue {
    const token = cursor.token()
    if (!token || depth > maxDepth) return nullValue
    cursor.at += 1
    switch (token.kind) {
      case 'string':
        // Without interpolation, braces are plain text.
        return readSuffixes(
          textValue(token.isInterpolated ? fillNames(token.text, scope) : token.text),
          depth,
        )
      case 'number':
        return readNumber(token.source)
      case 'name':
        return readSuffixes(readName(token.name, depth), depth)
      case 'symbol':
        return readSuffixes(readSymbol(token.symbol, depth), depth)
    }
  }

  function readSymbol(symbol: string, depth: number): JsonValue {
    if (symbol === '[') return readList(readArguments(']', depth + 1))
    if (symbol === '{') return readObject(readArguments('}', depth + 1))
    if (symbol === '(') {
      const inside = readArguments(')', depth + 1)
      // Several values in brackets are a Python tuple.
      return inside.length > 1 ? readList(inside) : (inside[0]?.value ?? nullValue)
    }
    cursor.at -= 1
    return nullValue
  }

  function readName(name: string, depth: number): JsonValue {
    if (/^(await|new|return|const|let|var)$/.test(name)) return readOne(depth)
    const date = readDate(name)
    if (date) return date
    // A name that is called is a function, even if a value was assigned to it.
    const known = readKeyword(name) ?? (cursor.isSymbol('(') ? undefined : names.get(name))
    if (known) return known
    return cursor.takeSymbol('(')
      ? readCall(name, readArguments(')', depth + 1), scope)
      : readUnknownName(name)
  }

  /** Reads index access and method calls: `os.environ['TOKEN']`, `'…'.encode('utf-8')`. */
  function readSuffixes(value: JsonValue, depth: number): JsonValue {
    let result = value
    while (cursor.isSymbol('[') || isIdentityMethod(cursor) || isComputed(result)) {
      if (isComputed(result)) {
        const member = takeMember()
        if (member === null) break
        if (cursor.takeSymbol('(')) readArguments(')', depth + 1)
        result = extend(result, `.${member}()`)
      } else if (cursor.takeSymbol('[')) {
        const name = textOf(readArguments(']', depth + 1)[0]?.value ?? nullValue)
        result = memberNamed(result, name) ?? textValue(`$${name}`)
      } else {
        cursor.at += 2
        if (cursor.takeSymbol('(')) readArguments(')', depth + 1)
      }
    }
    return result
  }

  /** A date that one of the app's own functions computes, as in `day(-30)`; null for any other name. */
  function readDate(name: string): JsonValue | null {
    if (!helpers.has(name) || !cursor.isSymbol('(')) return null
    const inside: string[] = []
    for (let offset = 1; offset <= maxDateTokens; offset += 1) {
      const token = cursor.token(offset)
      const source = sourceOf(token)
      if (source !== ')') {
        inside.push(source)
        continue
      }
      const argument = inside.join('')
      const date = readHelperCall(name, argument)
      if (date === null) return null
      cursor.at += offset + 1
      return textValue(computed.addPlaceholder(`{{${name}(${argument})}}`, date))
    }
    return null
  }

  const isComputed = (value: JsonValue): boolean =>
    value.kind === 'string' && computed.isPlaceholder(value.value)

  /** The placeholder of a longer expression that begins with a computed value. */
  function extend(value: JsonValue, more: string): JsonValue {
    const written = computed.restore(textOf(value) + more)
    return textValue(computed.addPlaceholder(`{{${written.replaceAll(/\{\{|\}\}/g, '')}}}`, null))
  }

  /** Takes `.name`, or `->name` in PHP, where a dot concatenates strings. */
  function takeMember(): string | null {
    const isArrow = language === 'php' && cursor.isSymbol('-') && sourceOf(cursor.token(1)) === '>'
    const isDot = language !== 'php' && cursor.isSymbol('.')
    const name = cursor.token(isArrow ? 2 : 1)
    if (!(isArrow || isDot) || name?.kind !== 'name') return null
    cursor.at += isArrow ? 3 : 2
    return name.name
  }

  const takeOperator = (): boolean => ['-', '*', '/', '%'].some((one) => cursor.takeSymbol(one))

  return { readArguments, read, end: () => cursor.at }
}

function createTokenCursor(tokens: readonly CodeToken[], start: number) {
  const cursor = {
    at: start,
    token: (offset = 0) => tokens[cursor.at + offset],
    isSymbol(symbol: string): boolean {
      const token = cursor.token()
      return token?.kind === 'symbol' && token.symbol === symbol
    },
    takeSymbol(symbol: string): boolean {
      if (!cursor.isSymbol(symbol)) return false
      cursor.at += 1
      return true
    },
  }
  return cursor
}

/** True for a method call that does not change the value (`.encode`). */
function isIdentityMethod(cursor: ReturnType<typeof createTokenCursor>): boolean {
  const next = cursor.token(1)
  return cursor.isSymbol('.') && next?.kind === 'name' && returnsInput(next.name)
}

/** The tokens of `-2 * 7)`, the longest argument that the app's code has. */
const maxDateTokens = 4

const sourceOf = (token: CodeToken | undefined): string =>
  token?.kind === 'symbol' ? token.symbol : nameOf(token)

const nameOf = (token: CodeToken | undefined): string => {
  switch (token?.kind) {
    case 'string':
      return token.text
    case 'number':
      return token.source
    case 'name':
      return token.name
    case 'symbol':
    case undefined:
      return ''
  }
}
