import type { EndpointDocument } from '#core/share/render-endpoint.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import { ok, type Result } from '#core/result.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import type { ImportProblem } from './import.ts'
import { readEndpointDocument } from './read-endpoint-document.ts'

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
