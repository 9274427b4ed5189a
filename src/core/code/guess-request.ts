import { isHarmless, type CodeCall } from './code-call.ts'
import { readOptions, signatureOf, verbs } from './client-calls.ts'
import { toText } from './code-runner.ts'
import type { CodeLanguage } from './code-tree.ts'
import type { LibraryName } from './libraries.ts'
import { textValue, withMarks, type CodeValue } from './code-value.ts'

/** What a client that the text does not show is taken for. */
const usualLibrary: Readonly<Record<CodeLanguage, LibraryName>> = {
  javascript: 'axios',
  python: 'requests',
  php: 'guzzle',
  java: 'java',
  go: 'go',
}

/** What a function that sends requests in a way of its own is usually given. */
const wrapped: Readonly<Record<CodeLanguage, readonly string[]>> = {
  javascript: ['url', '*'],
  python: ['url', 'params'],
  php: ['url', '*'],
  java: ['url'],
  go: ['url'],
}

const urlOfApi = /\/api\/v4\/|^\/?endpoints\/[^/]/

/**
 * A call of something that the text does not show, with a URL of the API among its arguments, as a request;
 * null for any other call. What it does with the URL is not followed, and said.
 */
export function guessRequest(call: CodeCall): CodeValue | null {
  const { receiver, name, args, node, r } = call
  if (isHarmless(call)) return null
  const library = usualLibrary[r.language]
  const isVerb = verbs.test(name) || /^request(?:Async)?$/.test(name)
  const options = readOptions(isVerb ? signatureOf(library, name) : wrapped[r.language], call)
  const url = options.members.get('url')
  const isUrl = (value: CodeValue) =>
    value.kind !== 'list' && value.kind !== 'map' && urlOfApi.test(toText(value, node, r))
  const found =
    url && isUrl(url)
      ? url
      : args.find(({ value }) => value.kind !== 'function' && isUrl(value))?.value
  if (found === undefined) return null
  options.members.set('url', found)
  const verb = verbs.exec(name)?.[1]
  if (verb !== undefined) options.members.set('method', textValue(verb.toUpperCase()))
  const of = isVerb && receiver.kind === 'unknown' ? receiver.node : node
  return r.send(r.client(library, node, withMarks(options, [r.markAt(of)])), node, !isVerb)
}
