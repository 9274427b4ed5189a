import type { BrokenCause, ExchangeOutcome } from '#core/exchange/outcome.ts'
import { readJson } from '#core/json/read-json.ts'
import type { AnswerScan, ScanFault } from '#core/response/answer-scan.ts'
import { createAnswerScanner } from '#core/response/answer-scanner.ts'
import { createByteStore } from '#core/response/byte-store.ts'
import { createUtf8Check } from '#core/response/utf8-check.ts'

/** A response's bytes with the positions of its items and members; texts are decoded on demand. */
export interface AnswerIndex {
  /** Appends bytes, split anywhere, and keeps them: the caller must not change them. */
  feed(chunk: Uint8Array): void
  /** Marks the end of the body; `outcome` says how it ended, if known. */
  end(outcome: ExchangeOutcome | null): void
  /** Shape, ranges, depth and ending; a live object that is updated by `feed`. */
  readonly scan: AnswerScan
  readonly byteLength: number
  /** Number of complete items so far. */
  readonly itemCount: number
  /** The exact text of a complete item. Throws a RangeError for a position outside of `itemCount`. */
  itemText(position: number): string
  /** The partial text of an item in which the response breaks off or is malformed; otherwise null. */
  unfinishedItemText(): string | null
  /** The root object's complete members in order, including repeated names, at most 1000. */
  members(): readonly AnswerMember[]
  /** The exact value of the last member with that name, or null. */
  memberText(name: string): string | null
  /** The bytes of [from, to), as a view if possible; must not be changed. */
  bytes(from: number, to: number): Uint8Array
  /** The text of [from, to). A character cut at either end becomes U+FFFD. */
  text(from: number, to: number): string
  /** The whole body without a byte order mark. Throws a RangeError beyond the maximum string length. */
  wholeText(): string
  /** Problems of the body. Complete only after `end`. */
  findings(): readonly AnswerFinding[]
}

export interface AnswerMember {
  name: string
  /** Byte range of the value, [start, end). */
  start: number
  end: number
}

export type AnswerFinding =
  /** The body begins with a byte order mark, which JSON does not allow. */
  | { kind: 'byte-order-mark' }
  /** Texts show U+FFFD for invalid bytes; `offset` is the first one. */
  | { kind: 'invalid-utf8'; offset: number }
  /** The body ends too early; `insideItem` is the position of the incomplete item. */
  | { kind: 'broken-off'; insideItem: number | null; cause: BrokenCause | null }
  /** The JSON is invalid; `insideItem` is the position of the item with the fault. */
  | { kind: 'malformed'; fault: ScanFault; insideItem: number | null }
  /** More than white space follows the document. */
  | { kind: 'trailing-bytes'; offset: number }
  /** The root object has several members `@graph`. */
  | { kind: 'repeated-graph' }
  /** Longer than 4 GB; the rest is not scanned. */
  | { kind: 'too-long' }

/** Far more than the three of api.md 2.5; bounds the decoding of an odd response. */
const maxMembers = 1000

/**
 * `decode` decodes UTF-8, with U+FFFD for invalid bytes, and keeps U+FEFF:
 * `new TextDecoder('utf-8', { ignoreBOM: true })`.
 */
export function createAnswerIndex({
  decode,
}: {
  decode: (bytes: Uint8Array) => string
}): AnswerIndex {
  const store = createByteStore()
  const scanner = createAnswerScanner()
  const utf8 = createUtf8Check()
  const { scan } = scanner
  const decodedMembers: AnswerMember[] = []
  let cause: BrokenCause | null = null

  const text = (from: number, to: number) => decode(store.bytes(from, to))

  function members(): readonly AnswerMember[] {
    const { memberNames, memberValues } = scan
    while (decodedMembers.length < Math.min(memberNames.length, maxMembers)) {
      const position = decodedMembers.length
      decodedMembers.push({
        name: decodedName(text(memberNames.startOf(position), memberNames.endOf(position))),
        start: memberValues.startOf(position),
        end: memberValues.endOf(position),
      })
    }
    return decodedMembers
  }

  function unfinishedItem() {
    const { ending } = scan
    return ending.kind === 'broken-off' || ending.kind === 'malformed' ? ending.insideItem : null
  }

  function endingFinding(): AnswerFinding | null {
    const { ending } = scan
    const insideItem = unfinishedItem()?.position ?? null
    switch (ending.kind) {
      case 'open':
        return null
      case 'complete':
        return cause ? { kind: 'broken-off', insideItem, cause } : null
      case 'broken-off':
        return { kind: 'broken-off', insideItem, cause }
      case 'malformed':
        return { kind: 'malformed', fault: ending.fault, insideItem }
      case 'trailing':
        return { kind: 'trailing-bytes', offset: ending.offset }
      case 'too-long':
        return { kind: 'too-long' }
    }
  }

  return {
    feed(chunk) {
      store.append(chunk)
      scanner.feed(chunk)
      utf8.feed(chunk)
    },
    end(outcome) {
      scanner.end()
      utf8.end()
      cause = outcome?.kind === 'broken' ? outcome.cause : null
    },
    scan,
    get byteLength() {
      return store.byteLength
    },
    get itemCount() {
      return scan.items.length
    },
    itemText: (position) => text(scan.items.startOf(position), scan.items.endOf(position)),
    unfinishedItemText() {
      const item = unfinishedItem()
      return item && text(item.start, store.byteLength)
    },
    members,
    memberText(name) {
      const member = members().findLast((candidate) => candidate.name === name)
      return member ? text(member.start, member.end) : null
    },
    bytes: (from, to) => store.bytes(from, to),
    text,
    wholeText: () => text(scan.bomLength, store.byteLength),
    findings() {
      const findings: AnswerFinding[] = []
      if (scan.bomLength > 0) findings.push({ kind: 'byte-order-mark' })
      if (utf8.firstInvalid !== null) {
        findings.push({ kind: 'invalid-utf8', offset: utf8.firstInvalid })
      }
      if (scan.hasRepeatedGraph) findings.push({ kind: 'repeated-graph' })
      const ending = endingFinding()
      if (ending) findings.push(ending)
      return findings
    },
  }
}

/** Decodes a member's name; an invalid name stays as sent. */
function decodedName(source: string): string {
  const name = readJson(`"${source}"`)
  return name.ok && name.value.kind === 'string' ? name.value.value : source
}
