import { listScriptsBefore } from '#core/paste/read-http-file.ts'
import type { FoundRequest, FoundRequests } from './found-request.ts'
import { substituteVariables, type Variables } from './substitute-variables.ts'

const requestLine = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\S/m
/** A URL alone is a GET request. */
const addressLine = /^https?:\/\/\S/
const nonHttpLine = /^(GRAPHQL|GRPC|WEBSOCKET|RSOCKET|TRACE|CONNECT)\s+\S/m

export const isHttpRequests = (text: string): boolean => requestLine.test(text)

/**
 * Reads all requests of an `.http` or `.rest` file: separated by `###`, named after it or by `@name`, with
 * the file's variables (`@host = …`) filled in. Comments above a request are its note.
 */
export function readHttpRequests(text: string): FoundRequests {
  const variables = readVariables(text)
  const parts = text.replaceAll('\r\n', '\n').split(/^(?=###)/m)
  return {
    title: '',
    requests: parts.filter(hasRequest).map((part) => readPart(part, variables)),
    leftOut: parts
      .filter((part) => !hasRequest(part) && nonHttpLine.test(part))
      .map((part) => ({
        name: headingOf(part.split('\n')) ?? nonHttpLine.exec(part)?.[0] ?? '',
        folderPath: [],
        reason: { kind: 'not-a-request' },
      })),
  }
}

const hasRequest = (part: string): boolean =>
  part.split('\n').some((line) => requestLine.test(line) || addressLine.test(line))

const headingOf = (lines: readonly string[]): string | undefined =>
  lines.map((line) => /^###\s*(.*)$/.exec(line)?.[1]?.trim()).find(Boolean)

function readVariables(text: string): Variables {
  const definitions = text.matchAll(/^[ \t]*@([\w.-]+)[ \t]*=(.*)$/gm)
  return new Map(Array.from(definitions, ([, name = '', value = '']) => [name, value.trim()]))
}

function readPart(part: string, variables: Variables): FoundRequest {
  const lines = part.split('\n')
  const start = lines.findIndex((line) => requestLine.test(line) || addressLine.test(line))
  const above = lines.slice(0, start)
  const comments = above.flatMap((line) => /^(?:#{1,2}|\/\/)(?!#)\s*(.*)$/.exec(line)?.[1] ?? [])
  const named = above.map((line) => /^(?:#|\/\/)\s*@name\s+(.*)$/.exec(line)?.[1]).find(Boolean)
  const heading = headingOf(above)
  const request = lines.slice(start).join('\n')
  const scripts = listScriptsBefore(above.join('\n')).map((script) => `${script}\n`)
  return {
    name: (named ?? heading ?? '').trim(),
    folderPath: [],
    note: comments
      .filter((comment) => !comment.startsWith('@'))
      .join('\n')
      .trim(),
    text:
      scripts.join('') +
      substituteVariables(addressLine.test(request) ? `GET ${request}` : request, variables),
    leftOut: [],
  }
}
