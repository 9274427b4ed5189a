import type { JsonPath } from '#core/json/json-path.ts'
import type { JsonHit } from '#core/json/search-json.ts'
import type { TextLine } from '#core/response/line-index.ts'
import type { TreeRow } from './tree-row.ts'

/** A part of the response that can be shown separately. */
export type Part = { kind: 'answer' } | { kind: 'item'; position: number }

/** How a text is laid out in lines. */
export type Layout = 'received' | 'pretty'

/** Questions about the tree and the text of a part. */
export type PartQuestion =
  | { kind: 'tree'; part: Part; change: TreeChange; from: number; to: number }
  /** Searches the tree of an item. The tree of the whole response cannot be searched and has no hits. */
  | { kind: 'tree-search'; part: Part; needle: string }
  /** The path and the exact value of a line of the tree. */
  | { kind: 'tree-entry'; part: Part; line: number }
  /** Lines [from, to) of the part's text. Each question also counts a few more lines. */
  | { kind: 'lines'; part: Part; layout: Layout; from: number; to: number }
  /** Searches a limited number of bytes for a text, from an offset on; null for the start. */
  | { kind: 'search'; part: Part; needle: string; from: number | null }
  /** The line that shows the byte at an offset. */
  | { kind: 'line-of'; part: Part; layout: Layout; offset: number }
  /** The part's bytes as a file. */
  | { kind: 'file'; part: Part }

export type TreeChange =
  | { kind: 'none' }
  | { kind: 'toggle'; line: number }
  | { kind: 'open-all' }
  | { kind: 'close-all' }
  | { kind: 'reveal'; hit: JsonHit }

export type PartReply =
  | {
      kind: 'tree'
      lineCount: number
      rows: readonly TreeRow[]
      /** The revealed line. */
      revealed: number | null
      /** True if not everything could be opened. */
      isLimited: boolean
    }
  /** `count`: number of all hits, also of those beyond the listed ones. */
  | { kind: 'tree-search'; hits: readonly JsonHit[]; count: number }
  | { kind: 'tree-entry'; path: JsonPath; text: string }
  | { kind: 'lines'; lines: readonly TextLine[]; lineCount: number; isWhole: boolean }
  /** Byte offsets of hits; `next` is where to continue, null at the end. */
  | { kind: 'search'; offsets: readonly number[]; next: number | null }
  | { kind: 'line-of'; line: number }
  | { kind: 'file'; file: Blob }
