import { withoutEndSlashes } from '#core/url/split-url.ts'
import * as z from 'zod/mini'
import {
  endpointFormat,
  endpointVersion,
  versionWithoutRelativeDates,
  type EndpointDocument,
} from '#core/share/render-endpoint.ts'
import { membersOf, type JsonValue } from '#core/json/json-value.ts'
import { renderPath } from '#core/json/json-path.ts'
import { renderJson } from '#core/json/render-json.ts'
import { conventions, conventionsOfVersion1 } from '#core/query/conventions-schema.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { isDots } from '#core/query/endpoint-name.ts'
import { emptyForm } from '#core/query/form.ts'
import { storedForm } from '#core/query/form-schema.ts'
import { err, ok, type Result } from '#core/result.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { plainAddress } from '#core/folder/folder-document.ts'
import { describeComplaint } from '#core/json/describe-complaint.ts'
import type { ImportProblem } from './import.ts'
import { memberAt, scalarOf, textAt } from './foreign-json.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'

export const isEndpointDocument = (root: JsonValue): boolean =>
  textAt(root, 'format') === endpointFormat

/**
 * The JSON text in a link of the app's own scheme; null for any other text. Programs that pass the link on
 * may add a slash after `open`.
 */
export function readEndpointLink(link: string): string | null {
  const document = /^endpoint-explorer:\/\/open\/?\?query=(.*)$/is.exec(link.trim())?.[1]
  return document === undefined ? null : decodePercent(document)
}

/**
 * Reads the document of a `*.endpoint.json` file or link of any version up to the current one. Missing members are
 * empty, missing conventions are the documented ones. An unknown member of the form is an error: it may be what the
 * query was to send.
 */
function readEndpointDocument(root: JsonValue): Result<EndpointDocument, ImportProblem> {
  const version = scalarOf(memberAt(root, 'version'))
  if (/^\d+$/.test(version) && Number(version) > endpointVersion)
    return err({ kind: 'newer-version', version })
  const schema = schemaByVersion.get(version)
  if (!schema)
    return err({
      kind: 'wrong-shape',
      complaints: [`version: expected ${endpointVersion}, got ${version || 'nothing'}`],
    })
  const read = schema.safeParse(JSON.parse(renderJson(root, { indent: null })))
  const unknown = listUnknown(root)
  if (unknown.length > 0) return err({ kind: 'wrong-shape', complaints: unknown })
  if (read.success) return ok(read.data)
  const complaints = read.error.issues.map((issue) => describeComplaint(issue, root))
  return err({ kind: 'wrong-shape', complaints })
}

function listUnknown(root: JsonValue): string[] {
  const form = memberAt(root, 'form')
  const known = Object.keys(emptyForm)
  const members = membersOf(form)
  return members
    .filter(({ name }) => !known.includes(name))
    .map(({ name }) => {
      const [near] = findNearNames(name, known)
      return `${renderPath(['form', name])}: unknown${near === undefined ? '' : `; did you mean "${near}"?`}`
    })
}

const text = z._default(z.string(), '')

const address = z.pipe(z.pipe(text, plainAddress), z.transform(withoutEndSlashes))

const documentSchemaWith = (
  conventionsOfVersion: z.ZodMiniType<Conventions>,
): z.ZodMiniType<EndpointDocument> =>
  z.object({
    title: text,
    connection: z.prefault(
      z.object({
        name: text,
        baseUrl: address,
        conventions: z.pipe(z._default(z.unknown(), {}), conventionsOfVersion),
      }),
      {},
    ),
    form: z.pipe(
      z._default(z.unknown(), {}),
      storedForm.check(
        z.refine(({ endpoint }) => !isDots(endpoint), {
          path: ['endpoint'],
          error: 'the ID or slug of an endpoint',
        }),
      ),
    ),
  })

const schemaByVersion = new Map([
  ['1', documentSchemaWith(conventionsOfVersion1)],
  [String(versionWithoutRelativeDates), documentSchemaWith(conventions)],
  [String(endpointVersion), documentSchemaWith(conventions)],
])

/**
 * Reads the document of a `*.endpoint.json` file or link, and removes token parameters from its form. The app
 * never writes any, but others may. `token` is the text of the first one; null if there is none.
 */
export function readEndpointQuery(
  root: JsonValue,
): Result<{ document: EndpointDocument; token: string | null }, ImportProblem> {
  const read = readEndpointDocument(root)
  if (!read.ok) return read
  const { form } = read.value
  const token = form.extra.find(({ name }) => isTokenName(name))?.value
  return ok({
    document: { ...read.value, form: withoutTokens(form) },
    token: token?.kind === 'text' ? token.text : null,
  })
}
