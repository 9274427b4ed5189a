import { decodePercent } from '#core/url/percent-encoding.ts'
import { splitQuery, withoutEndSlashes } from '#core/url/split-url.ts'
import { joinTexts, toText, type CodeRunner } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import {
  collectMarks,
  textValue,
  type CodePairs,
  type CodeUrl,
  type CodeValue,
} from './code-value.ts'

export const parseQuery = (query: string): CodePairs['pairs'] =>
  splitQuery(query).map(
    ({ name, value }) => [decodePercent(name), textValue(decodePercent(value))] as const,
  )

/** A URL with its parameters as pairs; its fragment, which is never sent, is dropped. */
export function parseUrl(value: CodeValue, node: CodeNode, r: CodeRunner): CodeUrl {
  const text = toText(value, node, r).replace(/#[^]*/, '')
  const at = text.indexOf('?')
  const marks = collectMarks(value, () => r.step())
  const address = textValue(at === -1 ? text : text.slice(0, at), marks)
  r.step(text.length >> 6)
  return r.url(address, at === -1 ? [] : parseQuery(text.slice(at + 1)))
}

/** A URL relative to a base (RFC 3986 5.2, without dots). */
export function resolveUrl(
  path: CodeValue,
  base: CodeValue,
  { node, r }: { node: CodeNode; r: CodeRunner },
): CodeValue {
  const [text, baseText] = [toText(path, node, r), toText(base, node, r).replace(/[?#][^]*/, '')]
  if (/^[a-z][a-z+.-]*:\/\//i.test(text) || baseText === '') return path
  const [origin = ''] = /^[a-z]+:\/\/[^/]*/i.exec(baseText) ?? [baseText.replace(/\/[^]*/, '')]
  const folder = baseText.slice(origin.length, baseText.lastIndexOf('/') + 1)
  const start = text.startsWith('/') ? origin : origin + (folder === '' ? '/' : folder)
  return joinTexts([textValue(start, base.marks), path], node, r)
}

/** A URL behind a base, with one slash between them. */
export function appendUrl(
  path: CodeValue,
  base: CodeValue,
  { node, r }: { node: CodeNode; r: CodeRunner },
): CodeValue {
  const [text, baseText] = [toText(path, node, r), toText(base, node, r)]
  if (/^[a-z][a-z+.-]*:\/\//i.test(text) || baseText === '') return path
  const start = textValue(withoutEndSlashes(baseText), base.marks)
  const end = textValue(text === '' ? '' : `/${text.replace(/^\/+/, '')}`, path.marks)
  return joinTexts([start, end], node, r)
}
