import { withoutByteOrderMark } from '#core/text/characters.ts'
import { noParsers } from '#core/code/code-parsers.ts'
import { maxOpenedLength } from '#core/share/opened.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import {
  readPasted,
  type PastedQuery,
  type PasteProblem,
  type PasteSource,
} from '#core/paste/read-pasted.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import { findCollectionFormat } from './collection-formats.ts'
import type { ImportProblem } from './import.ts'
import {
  isEndpointDocument,
  readEndpointLink,
  readEndpointQuery,
} from './read-endpoint-document.ts'

/** A request shared as text, in any format that fills one form. */
export type RequestText =
  | (Omit<Extract<PastedQuery, { kind: 'query' }>, 'source' | 'form'> & {
      form: StoredForm
      source: PasteSource | 'endpoint-link' | 'endpoint-file'
      /** The server's name and conventions; null if the text does not state them. */
      instance: { name: string; conventions: Conventions } | null
    })
  | { kind: 'problem'; problem: RequestTextProblem }

export type RequestTextProblem =
  | PasteProblem
  | Extract<ImportProblem, { kind: 'newer-version' | 'wrong-shape' }>
  | { kind: 'too-large' }
  /** A link of the app with a truncated or changed document. */
  | { kind: 'damaged-link' }
  /** A file of several requests, which the import reads. */
  | { kind: 'several-requests' }

/**
 * Reads a link of the app (`endpoint-explorer://…`), the text of a `*.endpoint.json` file, or anything that
 * `readPasted` reads, code with `parsers` (`loadParsers`). A token is returned separately.
 */
export function readRequestText(
  text: string,
  conventions: Conventions,
  parsers = noParsers,
): RequestText {
  if (text.length > maxOpenedLength) return { kind: 'problem', problem: { kind: 'too-large' } }
  const bare = withoutByteOrderMark(text).trim()
  const linkedJson = readEndpointLink(bare)
  if (linkedJson !== null) {
    const json = readJson(linkedJson)
    const shared = json.ok ? readShared(json.value, 'endpoint-link') : null
    return shared ?? problem({ kind: 'damaged-link' })
  }
  if (/^endpoint-explorer:/i.test(bare)) return problem({ kind: 'damaged-link' })
  const json = bare.startsWith('{') ? readJson(bare) : null
  if (json?.ok === true) {
    if (findCollectionFormat(json.value)) return problem({ kind: 'several-requests' })
    const shared = readShared(json.value, 'endpoint-file')
    if (shared !== null) return shared
  }
  const pasted = readPasted(text, conventions, { parsers })
  return pasted.kind === 'query' ? { ...pasted, instance: null } : pasted
}

const problem = (found: RequestTextProblem): RequestText => ({ kind: 'problem', problem: found })

/** null if the JSON is not a document of the app. */
function readShared(
  root: JsonValue,
  source: 'endpoint-link' | 'endpoint-file',
): RequestText | null {
  if (!isEndpointDocument(root)) return null
  const read = readEndpointQuery(root)
  if (!read.ok) {
    const { error } = read
    return error.kind === 'newer-version' || error.kind === 'wrong-shape' ? problem(error) : null
  }
  const { token, document } = read.value
  const { name, baseUrl, conventions } = document.connection
  return {
    kind: 'query',
    source,
    baseUrl,
    form: document.form,
    token,
    leftOut: [],
    notes: [],
    instance: { name, conventions },
  }
}
