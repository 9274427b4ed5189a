/** Parses query strings and form bodies into nested parameters like Rack (datacycle-core.md 2.1, 12). */
import {
  insertParameter,
  pathOfName,
  type MutableParameter,
} from '#sample/query/insert-parameter.ts'
import type { ParameterGroup } from '#sample/query/parameter.ts'

/** `conflict`: a name is used both as a text and as a group; the server then answers 400 without a body. */
export type RackReading = { kind: 'read'; parameters: ParameterGroup } | { kind: 'conflict' }

export function readRackQuery(query: string): RackReading {
  const root = new Map<string, MutableParameter>()
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decodeLeniently(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? '' : decodeLeniently(pair.slice(at + 1))
    if (!insertParameter(root, pathOfName(name), value, true)) return { kind: 'conflict' }
  }
  return { kind: 'read', parameters: root }
}

/** Decodes invalid UTF-8 to replacement characters and keeps broken `%` sequences. */
function decodeLeniently(encoded: string): string {
  const text = encoded.replaceAll('+', ' ')
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
    )
  }
}
