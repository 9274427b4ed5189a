/** Answers `users` and `collections`: the user's own endpoints (datacycle-core.md 1). */
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import { readQuery } from '#sample/datacycle/query/read-query.ts'
import { renderContext } from '#sample/datacycle/render/context.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { badParameters } from './refusals.ts'
import type { Request } from './request.ts'
import { sendList } from './send-list.ts'

const ownOf = ({ instance, user }: Request, kind: StoredEndpoint['kind']) =>
  instance.content.endpoints.filter(
    (endpoint) => endpoint.owner === user.email && endpoint.kind === kind && endpoint.isReleased,
  )

/** Ignores all parameters. The response contains no slugs. */
export function answerUsers(request: Request): WholeAnswer {
  const { instance, user } = request
  const { locales } = instance.content
  return answerJson({
    '@context': renderContext({ instance, locales: [locales[0]], schemes: null }),
    '@graph': {
      '@type': 'dcls:User',
      watchLists: ownOf(request, 'static').map(({ id, name }) => ({ id, name, path: [name] })),
      storedFilters: ownOf(request, 'dynamic').map(({ id, name }) => ({ id, name })),
      userData: { email: user.email },
      availableLocales: locales,
    },
  })
}

/** Lists the user's own static endpoints; those of other users are not listed, although they can be read. */
export function answerCollections(request: Request): WholeAnswer {
  const { instance, parameters } = request
  const reading = readQuery(parameters, instance)
  if (reading.kind === 'refused') return badParameters(reading.faults)
  const rows = ownOf(request, 'static').map(({ id, name, members }) => ({
    '@id': id,
    '@type': 'Thing',
    name,
    'dc:entityUrl': `${instance.baseUrl}/api/v4/collections/${id}`,
    'dc:item_count': members.size,
  }))
  return sendList(rows, request, reading.query)
}
