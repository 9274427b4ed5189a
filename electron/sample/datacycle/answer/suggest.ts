/** Answers `suggest` of an endpoint: words that begin with the search text (datacycle-core.md 1). */
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import { textOf } from '#sample/datacycle/read/group-of.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import { renderContext } from '#sample/datacycle/render/context.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { hitsOf } from './endpoint-hits.ts'
import type { Request } from './request.ts'

/** Most frequent words first. The real server also suggests similar words. */
export function answerSuggest(
  { instance, parameters }: Request,
  endpoint: StoredEndpoint,
  query: Query,
): WholeAnswer {
  const [locale] = query.locales
  const begin = (textOf(parameters, 'search') ?? '').toLowerCase()
  const counts = new Map<string, number>()
  for (const thing of hitsOf(endpoint, query, instance)) {
    const name = thing.texts.get(locale)?.name
    const words = typeof name === 'string' ? name.toLowerCase().split(/[^\p{Letter}]+/u) : []
    for (const word of new Set(words.filter((one) => one !== '' && one.startsWith(begin)))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const suggest = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, Number(textOf(parameters, 'limit') ?? 10))
    .map(([word]) => word)
  return answerJson({
    '@context': renderContext({ instance, locales: query.locales, schemes: null }),
    '@graph': { '@type': 'dcls:Statistics', suggest },
  })
}
