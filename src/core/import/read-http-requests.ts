import { listScriptsBefore, readFileVariables } from '#core/paste/read-http-file.ts'
import type { FoundRequest, FoundRequests } from './found-request.ts'
import { substituteVariables, type Variables } from '#core/paste/substitute-variables.ts'

const requestLine = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\S/m
/** A URL alone is a GET request. */
const addressLine = /^https?:\/\/\S/

export const isHttpRequests = (text: string): boolean => requestLine.test(text)

/**
 * Reads all requests of an `.http` or `.rest` file: separated by `###`, named after it or by `@name`, with
 * the file's variables (`@host = …`) filled in. Comments above a request are its note.
 */
export function readHttpRequests(text: string): FoundRequests {
  const variables = readFileVariables(text)
  const parts = text
    .replaceAll('\r\n', '\n')
    .split(/^(?=###)/m)
    .flatMap(splitRequests)
  return {
    title: '',
    requests: parts.filter(hasRequest).map((part) => readPart(part, variables)),
    leftOut: parts.flatMap((part) => {
      const firstLine = part.split('\n').find((line) => !/^\s*(?:#|\/\/|@|$)/.test(line))
      if (hasRequest(part) || firstLine === undefined) return []
      const name = headingOf(part.split('\n')) ?? firstLine.trim().slice(0, maxNameLength)
      return [{ name, folderPath: [], reason: { kind: 'not-a-request' as const } }]
    }),
  }
}

const maxNameLength = 80

/** The requests of a part; each but the first begins with a request line to the API. */
function splitRequests(part: string): string[] {
  const pieces = part.split(/^(?=(?:GET|POST)\s+\S*\/api\/v4\/)/m)
  const first = pieces.findIndex(hasRequest)
  return first === -1 ? [part] : [pieces.slice(0, first + 1).join(''), ...pieces.slice(first + 1)]
}

const hasRequest = (part: string): boolean =>
  part.split('\n').some((line) => requestLine.test(line) || addressLine.test(line))

const headingOf = (lines: readonly string[]): string | undefined =>
  lines.map((line) => /^###(.*)/.exec(line)?.[1]?.trim()).find(Boolean)

function readPart(part: string, variables: Variables): FoundRequest {
  const lines = part.split('\n')
  const start = lines.findIndex((line) => requestLine.test(line) || addressLine.test(line))
  const above = lines.slice(0, start)
  const comments = above.flatMap(
    (line) => /^(?:#{1,2}|\/\/)(?!#)(.*)/.exec(line)?.[1]?.trim() ?? [],
  )
  const named = above
    .map((line) => /^(?:#|\/\/)\s*@name\s(.*)/.exec(line)?.[1]?.trim())
    .find(Boolean)
  const heading = headingOf(above)
  const request = lines.slice(start).join('\n')
  const scripts = listScriptsBefore(above.join('\n')).map((script) => `${script}\n`)
  const directives = above.filter(
    (line) => /^\s*(?:#|\/\/)\s*@/.test(line) || /^< \S+\.js\s*$/.test(line),
  )
  return {
    name: (named ?? heading ?? '').trim(),
    folderPath: [],
    note: comments
      .filter((comment) => !comment.startsWith('@'))
      .join('\n')
      .trim(),
    text:
      [...scripts, ...directives.map((line) => `${line}\n`)].join('') +
      substituteVariables(addressLine.test(request) ? `GET ${request}` : request, variables),
    leftOut: [],
  }
}
