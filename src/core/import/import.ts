import type { JsonFault } from '#core/json/json-fault.ts'
import type { PasteProblem } from '#core/paste/read-pasted.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { WrittenForm } from '#core/query/form.ts'
import type { LeftOut, Reading, ReadingNote } from '#core/query/reading.ts'

export type ImportFormat =
  | 'endpoint'
  | 'markdown'
  | 'html'
  | 'http'
  | 'har'
  | 'postman'
  | 'bruno'
  | 'insomnia'
  | 'hoppscotch'
  | 'openapi'
  /** A URL, a cURL command, code or another text that could be pasted. */
  | 'text'

export type Import =
  | {
      kind: 'import'
      format: ImportFormat
      /** What the file calls itself; '' where it does not. */
      title: string
      requests: ImportedRequest[]
      leftOut: LeftOutRequest[]
      tokens: FoundToken[]
    }
  | { kind: 'problem'; problem: ImportProblem }

/** One query of the file. No token is in it, nor in any of its texts. */
export interface ImportedRequest {
  name: string
  /** The folders around it, the outermost first. */
  folderPath: readonly string[]
  /** What the file says about it, for people. */
  note: string
  /** Origin and path before `/api/v4/`; null where the file names none. */
  baseUrl: string | null
  /** What the file calls the instance; '' where it does not. */
  connectionName: string
  /** Those the request was read with. */
  conventions: Conventions
  form: WrittenForm
  leftOut: readonly LeftOut[]
  notes: readonly ReadingNote[]
  /** The same as a server takes it that lets the query win over the body; not there where that is all of it. */
  served?: Pick<Reading, 'form' | 'notes'>
  /** The position of an earlier request of the same file that asks the same instance for the same. */
  duplicateOf: number | null
}

/** A token that stood in the file. It belongs into the vault, after asking. */
export interface FoundToken {
  token: string
  /** Positions of the requests that carried it. */
  requests: number[]
}

/** A request of the file that does not come in. */
export interface LeftOutRequest {
  name: string
  folderPath: readonly string[]
  reason: LeftOutRequestReason
}

export type LeftOutRequestReason =
  | PasteProblem
  /** A part of the file that is no HTTP request, for example a GraphQL or gRPC request. */
  | { kind: 'not-a-request' }
  /** The token stands in the query itself, for example as a filter's value. */
  | { kind: 'token-in-query' }
  /** Folders within folders, more than 50. */
  | { kind: 'too-deep' }
  /** The endpoint's name is a variable, and the file does not say its value. */
  | { kind: 'no-value'; name: string }
  /** One of several environments: which one is meant the file does not say. */
  | { kind: 'one-of-several' }
  /** A whole file among others. */
  | { kind: 'file'; problem: ImportProblem }

export type ImportProblem =
  /** A ZIP archive that cannot be unpacked, or that unfolds to more than any collection. */
  | { kind: 'damaged-archive' | 'too-large-archive' }
  | { kind: 'empty' }
  /** No format that is known here. */
  | { kind: 'not-understood' }
  /** Known by name, and none that queries are read from. */
  | { kind: 'other-format'; name: string }
  | { kind: 'not-json'; fault: JsonFault }
  /** Written by a newer version of the app. */
  | { kind: 'newer-version'; version: string }
  /** In English, each with its place: `form.filters[0].key: expected a text, got a number`. */
  | { kind: 'wrong-shape'; complaints: string[] }
