import type { JsonFault } from '#core/json/read-json.ts'
import type { Expectations } from '#core/folder/expectation.ts'
import type { PasteProblem, ServerReading } from '#core/paste/read-pasted.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import type { LeftOut, LeftOutReason, ReadingNote } from '#core/query/reading.ts'

export type ImportFormat =
  | 'endpoint'
  /** A query of a folder, or a saved one of an earlier version of the app. */
  | 'folder'
  | 'markdown'
  | 'html'
  | 'http'
  | 'har'
  | 'postman'
  | 'bruno'
  | 'insomnia'
  | 'hoppscotch'
  | 'openapi'
  /** A URL, a cURL command, code, or any other text that can be pasted. */
  | 'text'

export type Import =
  | {
      kind: 'import'
      format: ImportFormat
      /** The title of the file; '' if it has none. */
      title: string
      requests: ImportedRequest[]
      leftOut: LeftOutRequest[]
      tokens: FoundToken[]
    }
  | { kind: 'problem'; problem: ImportProblem }

/** One query of the file. Neither the form nor any text contains a token. */
export interface ImportedRequest {
  name: string
  /** The folders that contain it, outermost first. */
  folderPath: readonly string[]
  /** The path of its file, as given; absent if it is not from a file. */
  file?: string
  /** The file's description of the request. */
  note: string
  /** Origin and path before `/api/v4/`; null if the file has none. */
  baseUrl: string | null
  /** The file's name for the server; '' if it has none. */
  connectionName: string
  /** The conventions by which the request was read. */
  conventions: Conventions
  form: StoredForm
  leftOut: readonly LeftOut[]
  notes: readonly ReadingNote[]
  /** As read by a server that prefers the query to the body; absent if it makes no difference. */
  asServerReads?: ServerReading
  /** The index of an earlier request of the import that is equal; null if there is none. */
  duplicateOf: number | null
  /** What its response must be; absent if the file says nothing of it. */
  expect?: Expectations
}

/** A token found in the file. It may be stored in the vault if the user agrees. */
export interface FoundToken {
  token: string
  /** Indexes of the requests that contained the token. */
  requestIndexes: number[]
}

/** A request of the file that could not be imported. */
export interface LeftOutRequest {
  name: string
  folderPath: readonly string[]
  reason: LeftOutRequestReason
}

export type LeftOutRequestReason =
  | PasteProblem
  /** Not an HTTP request, for example GraphQL or gRPC. */
  | { kind: 'not-a-request' }
  /** The form contains the token, for example as a filter value. */
  | { kind: 'token-in-query' }
  /** Nested deeper than `maxFolderDepth`. */
  | { kind: 'too-deep' }
  /** The endpoint's name is a variable without a value in the file. */
  | { kind: 'no-value'; name: string }
  /** One of several environments, none of which the file selects. */
  | { kind: 'one-of-several' }
  /** A script of a folder that may change its requests; the app runs none. */
  | { kind: 'script' }
  /** A member of a folder or a collection that is not read, such as a setting. */
  | { kind: 'member'; what: string; reason: LeftOutReason }
  /** A tag such as `!vault`, which another program resolves. The value is used as written. */
  | { kind: 'yaml-tag'; line: number }
  /** A whole file of a multi-file import, or a further document of a YAML file. */
  | { kind: 'file'; problem: ImportProblem }

export type ImportProblem =
  /** A ZIP archive that cannot be unpacked, or that exceeds the limits of `unzipFiles`. */
  | { kind: 'damaged-archive' | 'too-large-archive' }
  | { kind: 'empty' }
  | { kind: 'not-understood' }
  /** The format is recognized but not supported. */
  | { kind: 'other-format'; name: string }
  | { kind: 'not-json'; fault: JsonFault }
  /** `line`: where the text stops being YAML. */
  | { kind: 'not-yaml'; line: number }
  /** Written by a newer version of the app. */
  | { kind: 'newer-version'; version: string }
  /**
   * `complaints`: schema errors in English, each with its path, such as `form.filters[0].key: expected a text,
   * got a number`. `line`: of the first, if known.
   */
  | { kind: 'wrong-shape'; complaints: string[]; line?: number }

/** A chosen or archived file, or an archive that could not be unpacked. `path` has forward slashes. */
export type ImportFile =
  | { path: string; text: string }
  | { path: string; archive: 'damaged' | 'too-large' }

/** The innermost of `folders` that holds the file, as `c/events/`; '' if none does. */
export const nearestFolder = (path: string, folders: readonly string[]): string =>
  folders
    .filter((folder) => path.startsWith(folder))
    .reduce((nearest, folder) => (folder.length > nearest.length ? folder : nearest), '')
