import { escapeVariablesInJson, escapeVariablesInUrl } from '#core/snippet/escape-variables.ts'
import { renderFileName } from './file-name.ts'
import type { Handover } from './handover.ts'
import type { HandoverFile } from './handover-file.ts'
import { describeRequest } from './handover-request.ts'
import { singleLine } from '#core/text/single-line.ts'

/**
 * A Bruno collection as a folder: the request, and an environment whose secret `token` it uses. Bruno
 * asks for a secret on each computer and never writes it to the file.
 *
 * `encodeUrl: false`, because Bruno would encode the encoded URL once more (`%255B`). In the body `{{` is
 * written as a JSON escape, because Bruno would replace it.
 */
export function renderBruno(handover: Handover): HandoverFile[] {
  const name = renderFileName(handover.title)
  const collection = { version: '1', name, type: 'collection', ignore: ['node_modules', '.git'] }
  return [
    { path: `${name}.bru`, text: renderBrunoRequest(handover) },
    {
      path: `environments/${renderFileName(handover.connectionName)}.bru`,
      text: 'vars:secret [\n  token\n]\n',
    },
    { path: 'bruno.json', text: `${JSON.stringify(collection, null, 2)}\n` },
  ]
}

/** The request alone, as one `.bru` file. */
export function renderBrunoRequest(handover: Handover): string {
  const { method, url, body } = describeRequest(handover)
  const words = handover.words.map(singleLine).filter((sentence) => sentence !== '')
  const blocks = [
    block('meta', [`name: ${singleLine(handover.title) || 'Query'}`, 'type: http', 'seq: 1']),
    block(method.toLowerCase(), [
      `url: ${escapeVariablesInUrl(url)}`,
      `body: ${body === null ? 'none' : 'json'}`,
      'auth: bearer',
    ]),
    block('auth:bearer', ['token: {{token}}']),
    ...(body === null ? [] : [block('body:json', [escapeVariablesInJson(body)])]),
    block('settings', ['encodeUrl: false']),
    ...(words.length === 0 ? [] : [block('docs', words)]),
  ]
  return `${blocks.join('\n\n')}\n`
}

const block = (name: string, lines: readonly string[]): string =>
  [`${name} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
