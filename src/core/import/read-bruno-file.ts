import { readBruBlocks, readBruPairs, type BruBlock, type BruPair } from './bru-blocks.ts'
import type { FoundRequest, FoundRequests } from './found-request.ts'
import { substituteVariables, type Variables } from './substitute-variables.ts'
import { writeAsCommand } from './write-as-command.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'http']

/** Whether a text is a request in Bruno's language. */
export const isBrunoFile = (text: string): boolean =>
  /^meta\s*\{\s*$/m.test(text) && /^\s*type:\s*\S/m.test(text)

/** What `collection.bru`, `folder.bru` and an environment say for all files of a folder. */
export interface BrunoAround {
  variables: Variables
  headers: readonly BruPair[]
  /** The blocks of the nearest one that says how to authenticate; none: nobody does. */
  auth: readonly BruBlock[]
}

export const nothingAround: BrunoAround = { variables: new Map(), headers: [], auth: [] }

/** What a `collection.bru`, `folder.bru` or environment adds to what is said around it. */
export function readBrunoAround(text: string, around: BrunoAround): BrunoAround {
  const blocks = readBruBlocks(text)
  const variables = [...pairsOf(blocks, 'vars'), ...pairsOf(blocks, 'vars:pre-request')]
  const mode = authModeOf(blocks)
  return {
    variables: new Map([
      ...around.variables,
      ...variables.map(({ name, value }) => [name, value] as const),
    ]),
    headers: [...around.headers, ...pairsOf(blocks, 'headers')],
    auth: mode === '' || mode === 'inherit' ? around.auth : blocks,
  }
}

const authModeOf = (blocks: readonly BruBlock[]): string =>
  pairsOf(blocks, 'auth').find(({ name }) => name === 'mode')?.value ?? ''

/**
 * Reads one `.bru` file. The URL holds the query already; the parameters listed beside it are for Bruno's
 * own table, but those of the path are put in, and so are the file's own variables.
 */
export function readBrunoFile(text: string, around: BrunoAround): FoundRequests {
  const blocks = readBruBlocks(text)
  const meta = new Map(pairsOf(blocks, 'meta').map(({ name, value }) => [name, value]))
  const name = meta.get('name') ?? ''
  const call = blocks.find((block) => methods.includes(block.name))
  if (!call) {
    const leftOut = { name, folderPath: [], reason: { kind: 'not-a-request' } as const }
    return { title: name, requests: [], leftOut: [leftOut] }
  }
  return { title: name, requests: [readCall(name, call, blocks, around)], leftOut: [] }
}

function readCall(
  name: string,
  call: BruBlock,
  blocks: readonly BruBlock[],
  around: BrunoAround,
): FoundRequest {
  const settings = new Map(readBruPairs(call).map((pair) => [pair.name, pair.value]))
  const variables = new Map([
    ...around.variables,
    ...pairsOf(blocks, 'vars:pre-request').map((pair) => [pair.name, pair.value] as const),
  ])
  const auth = settings.get('auth') ?? 'none'
  const isInherited = auth === 'inherit'
  const fill = (text: string) => substituteVariables(text, variables)
  const filled = ({ name: header, value }: BruPair) => ({ name: header, value: fill(value) })
  const mode = settings.get('body') ?? 'none'
  const body = readBody(mode, blocks)
  return {
    name,
    folderPath: [],
    note: blocks.find((block) => block.name === 'docs')?.lines.join('\n') ?? '',
    text: writeAsCommand({
      method: call.name === 'http' ? (settings.get('method') ?? '') : call.name,
      url: fill(fillPath(settings.get('url') ?? '', pairsOf(blocks, 'params:path'))),
      headers: [
        ...readAuth(
          isInherited ? authModeOf(around.auth) : auth,
          isInherited ? around.auth : blocks,
        ).map(filled),
        ...around.headers.map(filled),
        ...pairsOf(blocks, 'headers').map(filled),
      ],
      body: body === null ? null : fill(body),
    }),
    leftOut:
      mode === 'none' || body !== null ? [] : [{ what: `body: ${mode}`, reason: 'no-place' }],
  }
}

const pairsOf = (blocks: readonly BruBlock[], name: string): BruPair[] =>
  readBruPairs(blocks.find((block) => block.name === name))

/** Of a mode that is no text, null. */
function readBody(mode: string, blocks: readonly BruBlock[]): string | null {
  if (mode !== 'json' && mode !== 'text') return null
  return (
    blocks.find(({ name }) => name === `body:${mode}` || name === 'body')?.lines.join('\n') ?? ''
  )
}

function readAuth(mode: string, blocks: readonly BruBlock[]): BruPair[] {
  if (mode === '' || mode === 'none' || mode === 'inherit') return []
  if (mode !== 'bearer') return [{ name: 'Authorization', value: `${mode} •••` }]
  const token = pairsOf(blocks, 'auth:bearer').find(({ name }) => name === 'token')
  return [{ name: 'Authorization', value: `Bearer ${token?.value ?? ''}` }]
}

const fillPath = (url: string, values: readonly BruPair[]): string =>
  values.reduce((filled, { name, value }) => {
    const [path = '', ...query] = filled.split('?')
    const segments = path.split('/').map((segment) => (segment === `:${name}` ? value : segment))
    return [segments.join('/'), ...query].join('?')
  }, url)
