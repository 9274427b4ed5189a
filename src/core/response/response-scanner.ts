import {
  readJson,
  TAB,
  LINE_FEED,
  CARRIAGE_RETURN,
  SPACE,
  QUOTE,
  COMMA,
  COLON,
  ARRAY_START,
  ARRAY_END,
  OBJECT_START,
  OBJECT_END,
} from '#core/json/read-json.ts'
import type {
  ResponseScan,
  ResponseShape,
  ScanEnding,
  ScanFault,
} from '#core/response/response-scan.ts'
import { createRangeList } from './line-index.ts'
import { findClosingQuote, STRING_GOES_ON, STRING_GOES_ON_ESCAPED } from './find-bytes.ts'

export interface ResponseScanner {
  /** Scans the next bytes, split anywhere. Does not keep them. */
  feed(chunk: Uint8Array): void
  /** Marks the end of the body and sets `scan.ending`. */
  end(): void
  /** A live object that is updated by `feed`. */
  readonly scan: ResponseScan
}

type Phase =
  | 'before-root'
  | 'first-name'
  | 'name'
  | 'in-name'
  | 'colon'
  | 'member-value'
  | 'after-member'
  | 'first-item'
  | 'item'
  | 'after-item'
  | 'in-string'
  | 'in-scalar'
  | 'in-container'
  | 'in-container-string'
  | 'after-root'
  | 'stopped'

/** Where the current value is, which decides what may follow it. */
type Place = 'root' | 'member' | 'item'

const LESS_THAN = 0x3c
const BOM = [0xef, 0xbb, 0xbf]
// Brackets and braces differ only in this bit: `[` from `{`, and `]` from `}`.
const BRACE_BIT = 0x20

const maxOffset = 0xffff_ffff
// The length of `@graph` with all six characters escaped.
const maxGraphNameLength = 36
// Enough to tell a JSON word or number from other text; longer digits count as a number.
const maxRootScalarLength = 64

/**
 * Finds the positions of a response's items and members (api.md 2.5) while its bytes arrive: one pass, no
 * recursion, no copies, no decoding.
 *
 * It checks the structure of the root and of the item list, and that strings, brackets and braces close in
 * order at any depth. It checks neither the inside of items nor UTF-8; both are checked when an item is read.
 *
 * It is one long function because all phases of the state machine share the same state.
 */
export function createResponseScanner(): ResponseScanner {
  const items = createRangeList()
  const memberNames = createRangeList()
  const memberValues = createRangeList()

  let phase: Phase = 'before-root'
  let shape: ResponseShape = 'pending'
  let ending: ScanEnding = { kind: 'open' }
  let byteLength = 0
  let bomMatched = 0
  let maximumDepth = 0
  let hasSeenGraph = false
  let hasRepeatedGraph = false

  let place: Place = 'root'
  let valueStart = 0
  let nameStart = 0
  let nameEnd = 0
  let nameBytes: number[] = []
  let isGraphName = false
  /** Start of the item list, which is the root of a bare array. */
  let listStart = 0
  /** The previous chunk ended with a backslash in a string. */
  let isEscaped = false
  let rootScalar = ''
  /** Stack of expected closing brackets in the current item or member value, innermost last. */
  let closers = new Uint8Array(64)
  let closerCount = 0

  // The root's own brackets are not on the stack, so its values are at depth 1.
  const depthOfPlace = () => (place === 'item' && shape === 'envelope' ? 2 : 1)
  const isReadingItem = () => place === 'item' && phase.startsWith('in-')
  const insideItem = () => (isReadingItem() ? { position: items.length, start: valueStart } : null)

  function feed(chunk: Uint8Array): void {
    const base = byteLength
    byteLength += chunk.length
    if (byteLength > maxOffset) {
      ending = { kind: 'too-long' }
      phase = 'stopped'
    }
    let at = 0
    while (at < chunk.length && phase !== 'stopped') {
      switch (phase) {
        case 'in-container':
          at = skipContainer(chunk, at, base)
          break
        case 'in-container-string':
          at = skipString(chunk, at)
          if (at === STRING_GOES_ON) return
          phase = 'in-container'
          break
        case 'in-string':
          at = skipString(chunk, at)
          if (at === STRING_GOES_ON) return
          endValue(base + at)
          break
        case 'in-scalar':
          at = skipScalar(chunk, at, base)
          break
        case 'in-name':
          at = readName(chunk, at, base)
          break
        case 'before-root':
        case 'first-name':
        case 'name':
        case 'colon':
        case 'member-value':
        case 'after-member':
        case 'first-item':
        case 'item':
        case 'after-item':
        case 'after-root':
          at = readNextCharacter(chunk, at, base, phase)
      }
    }
  }

  /** Reads the next character outside of values and names, skipping white space. */
  function readNextCharacter(
    chunk: Uint8Array,
    from: number,
    base: number,
    expecting: Exclude<Phase, `in-${string}` | 'stopped'>,
  ): number {
    let at = from
    while (at < chunk.length && isSpace(chunk[at])) at += 1
    const byte = chunk[at]
    if (byte === undefined) return at
    const offset = base + at
    switch (expecting) {
      case 'before-root':
        if (byte === BOM[bomMatched] && offset === bomMatched) {
          bomMatched += 1
          return at + 1
        }
        startRoot(byte, offset)
        break
      case 'first-name':
      case 'name':
        if (byte === QUOTE) {
          nameStart = offset + 1
          nameBytes = []
          phase = 'in-name'
        } else if (byte === OBJECT_END && expecting === 'first-name') {
          endRootObject()
        } else {
          stopAt(offset, expecting === 'name' ? 'name' : 'name-or-object-end', byte)
        }
        break
      case 'colon':
        if (byte === COLON) phase = 'member-value'
        else stopAt(offset, 'colon', byte)
        break
      case 'member-value':
        place = 'member'
        if (isGraphName) startGraph(byte)
        if (byte === ARRAY_START && isGraphName && !hasRepeatedGraph) startList(offset, 2)
        else startValue(byte, offset, 'value')
        break
      case 'after-member':
        if (byte === COMMA) phase = 'name'
        else if (byte === OBJECT_END) endRootObject()
        else stopAt(offset, 'comma-or-object-end', byte)
        break
      case 'first-item':
      case 'item':
        place = 'item'
        if (byte === ARRAY_END && expecting === 'first-item') endList(offset + 1)
        else startValue(byte, offset, expecting === 'item' ? 'value' : 'value-or-array-end')
        break
      case 'after-item':
        if (byte === COMMA) phase = 'item'
        else if (byte === ARRAY_END) endList(offset + 1)
        else stopAt(offset, 'comma-or-array-end', byte)
        break
      case 'after-root':
        ending = { kind: 'trailing', offset }
        if (shape === 'scalar') shape = 'not-json'
        phase = 'stopped'
        break
    }
    return at + 1
  }

  function startRoot(byte: number, offset: number): void {
    if (byte === OBJECT_START) {
      phase = 'first-name'
      maximumDepth = 1
    } else if (byte === ARRAY_START) {
      shape = 'bare-array'
      startList(offset, 1)
    } else if (isScalarStart(byte) || byte === QUOTE) {
      shape = 'scalar'
      startValue(byte, offset, 'value')
    } else {
      shape = byte === LESS_THAN ? 'html' : 'not-json'
      phase = 'stopped'
    }
  }

  function startGraph(byte: number): void {
    if (hasSeenGraph) {
      hasRepeatedGraph = true
      return
    }
    hasSeenGraph = true
    if (byte === ARRAY_START) shape = 'envelope'
    else if (byte === OBJECT_START) shape = 'graph-object'
    else if (byte === QUOTE || isScalarStart(byte)) shape = 'graph-scalar'
  }

  function startList(offset: number, depth: number): void {
    listStart = offset
    maximumDepth = Math.max(maximumDepth, depth)
    phase = 'first-item'
  }

  function endList(end: number): void {
    if (shape === 'bare-array') {
      phase = 'after-root'
    } else {
      valueStart = listStart
      place = 'member'
      endValue(end)
    }
  }

  function endRootObject(): void {
    if (!hasSeenGraph) shape = 'no-graph'
    phase = 'after-root'
  }

  function startValue(byte: number, offset: number, expected: ScanFault['expected']): void {
    valueStart = offset
    if (byte === QUOTE) {
      phase = 'in-string'
    } else if ((byte | BRACE_BIT) === OBJECT_START) {
      // The closing bracket's code is 2 higher, for `[` and `{`.
      closers[0] = byte + 2
      closerCount = 1
      maximumDepth = Math.max(maximumDepth, depthOfPlace() + 1)
      phase = 'in-container'
    } else if (isScalarStart(byte)) {
      if (place === 'root') rootScalar = String.fromCharCode(byte)
      phase = 'in-scalar'
    } else {
      stopAt(offset, expected, byte)
    }
  }

  function endValue(end: number): void {
    if (place === 'item') {
      items.push(valueStart, end)
      phase = 'after-item'
    } else if (place === 'member') {
      memberNames.push(nameStart, nameEnd)
      memberValues.push(valueStart, end)
      phase = 'after-member'
    } else {
      phase = 'after-root'
    }
  }

  /** Returns the offset after the closing quote, or `STRING_GOES_ON`. */
  function skipString(chunk: Uint8Array, from: number): number {
    const quote = findClosingQuote(chunk, isEscaped ? from + 1 : from)
    isEscaped = quote === STRING_GOES_ON_ESCAPED
    return quote < 0 ? STRING_GOES_ON : quote + 1
  }

  function skipScalar(chunk: Uint8Array, from: number, base: number): number {
    let at = from
    while (at < chunk.length && !endsScalar(chunk[at])) at += 1
    if (place === 'root') {
      const read = chunk.subarray(from, at).subarray(0, maxRootScalarLength)
      rootScalar = (rootScalar + String.fromCharCode(...read)).slice(0, maxRootScalarLength)
    }
    if (at < chunk.length) {
      endValue(base + at)
      if (place === 'root') judgeRootScalar()
    }
    return at
  }

  /** A response such as `nginx error` starts like `null`, but its first word is not JSON. */
  function judgeRootScalar(): void {
    const isCut = rootScalar.length === maxRootScalarLength
    const isJson = isCut ? /^-?[0-9]/.test(rootScalar) : readJson(rootScalar).ok
    if (isJson) return
    shape = 'not-json'
    phase = 'stopped'
  }

  function readName(chunk: Uint8Array, from: number, base: number): number {
    const end = skipString(chunk, from)
    const goesOn = end === STRING_GOES_ON
    const until = goesOn ? chunk.length : end - 1
    for (let at = from; at < until && nameBytes.length <= maxGraphNameLength; at += 1) {
      nameBytes.push(chunk[at] ?? 0)
    }
    if (goesOn) return until
    nameEnd = base + until
    isGraphName = namesGraph(nameBytes)
    phase = 'colon'
    return end
  }

  /** The hot loop, which reads everything inside items. */
  function skipContainer(chunk: Uint8Array, from: number, base: number): number {
    const { length } = chunk
    let count = closerCount
    let maxDepth = count
    let at = from
    while (at < length) {
      const byte = chunk[at] ?? 0
      if (byte === QUOTE) {
        const quote = findClosingQuote(chunk, at + 1)
        if (quote < 0) {
          isEscaped = quote !== STRING_GOES_ON
          phase = 'in-container-string'
          at = length
          break
        }
        at = quote
      } else if ((byte | BRACE_BIT) === OBJECT_START) {
        if (count === closers.length) closers = doubled(closers)
        closers[count] = byte + 2
        count += 1
        if (count > maxDepth) maxDepth = count
      } else if ((byte | BRACE_BIT) === OBJECT_END) {
        count -= 1
        if (closers[count] !== byte) {
          stopAt(base + at, closers[count] === ARRAY_END ? 'array-end' : 'object-end', byte)
          return at
        }
        if (count === 0) {
          at += 1
          endValue(base + at)
          break
        }
      }
      at += 1
    }
    closerCount = count
    maximumDepth = Math.max(maximumDepth, depthOfPlace() + maxDepth)
    return at
  }

  function stopAt(offset: number, expected: ScanFault['expected'], found: number): void {
    ending = { kind: 'malformed', fault: { offset, expected, found }, insideItem: insideItem() }
    if (shape === 'pending') shape = 'no-graph'
    phase = 'stopped'
  }

  function end(): void {
    if (phase === 'in-scalar' && place === 'root') {
      phase = 'after-root'
      judgeRootScalar()
    }
    if (phase === 'before-root') shape = 'empty'
    if (ending.kind === 'open') {
      const isWhole = phase === 'before-root' || phase === 'after-root' || phase === 'stopped'
      ending = isWhole ? { kind: 'complete' } : { kind: 'broken-off', insideItem: insideItem() }
    }
    if (shape === 'pending') shape = 'no-graph'
    phase = 'stopped'
  }

  return {
    feed,
    end,
    scan: {
      items,
      memberNames,
      memberValues,
      get shape() {
        return shape
      },
      get byteLength() {
        return byteLength
      },
      get bomLength() {
        return bomMatched === BOM.length ? 3 : 0
      },
      get maximumDepth() {
        return maximumDepth
      },
      get hasRepeatedGraph() {
        return hasRepeatedGraph
      },
      get ending() {
        return ending
      },
    },
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === SPACE || byte === LINE_FEED || byte === CARRIAGE_RETURN || byte === TAB
}

/** The first byte of a number, true, false or null. */
function isScalarStart(byte: number): boolean {
  return (
    byte === 0x2d ||
    (byte >= 0x30 && byte <= 0x39) ||
    byte === 0x74 ||
    byte === 0x66 ||
    byte === 0x6e
  )
}

function endsScalar(byte: number | undefined): boolean {
  switch (byte) {
    case COMMA:
    case COLON:
    case QUOTE:
    case ARRAY_START:
    case ARRAY_END:
    case OBJECT_START:
    case OBJECT_END:
      return true
    case undefined:
    default:
      return isSpace(byte)
  }
}

/** True if a name's bytes (without quotes) are `@graph`, with or without escapes. */
function namesGraph(bytes: readonly number[]): boolean {
  const name = readJson(`"${String.fromCharCode(...bytes)}"`)
  return name.ok && name.value.kind === 'string' && name.value.value === '@graph'
}

function doubled(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2)
  larger.set(bytes)
  return larger
}
