import { harProgram } from '#core/handover/har-program.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { FoundRequest, FoundRequests } from './found-request.ts'
import { itemsOf, memberAt, textOf } from './json-access.ts'
import { writeAsCommand } from './write-as-command.ts'

export const isHar = (root: JsonValue): boolean =>
  memberAt(root, 'log', 'entries')?.kind === 'array'

/** Reads the requests of an HTTP Archive, whatever wrote it. Their answers are not looked at. */
export function readHar(root: JsonValue): FoundRequests {
  const log = memberAt(root, 'log')
  const isOwn = textOf(memberAt(log, 'creator', 'name')) === harProgram
  const pages = new Map(
    itemsOf(memberAt(log, 'pages')).map((page) => [
      textOf(memberAt(page, 'id')),
      textOf(memberAt(page, 'title')),
    ]),
  )
  const requests = itemsOf(memberAt(log, 'entries')).map((entry): FoundRequest => {
    // A browser's page is a web page: its title says nothing about the request.
    const name = isOwn ? pages.get(textOf(memberAt(entry, 'pageref'))) : undefined
    return {
      name: name ?? '',
      folderPath: [],
      note: textOf(memberAt(entry, 'comment')),
      text: readEntry(memberAt(entry, 'request')),
      leftOut: [],
    }
  })
  return { title: isOwn ? (requests[0]?.name ?? '') : '', requests, leftOut: [] }
}

function readEntry(request: JsonValue | undefined): string {
  const body = memberAt(request, 'postData', 'text')
  return writeAsCommand({
    method: textOf(memberAt(request, 'method')),
    url: textOf(memberAt(request, 'url')),
    headers: itemsOf(memberAt(request, 'headers'))
      .map((header) => ({
        name: textOf(memberAt(header, 'name')),
        value: textOf(memberAt(header, 'value')),
      }))
      // `:authority` and its like belong to HTTP/2 itself.
      .filter(({ name }) => name !== '' && !name.startsWith(':')),
    body: body ? textOf(body) : null,
  })
}
