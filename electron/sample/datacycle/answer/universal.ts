/** Answers `universal/{id}` with a redirect to the object with this ID. Not in datacycle-core.md. */
import { emptyAnswer, answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { Request } from './request.ts'

export function answerUniversal({ instance, target, below }: Request): WholeAnswer {
  const [id = ''] = below
  const path = pathTo(id.toLowerCase(), instance)
  if (path === null) return answerJson({ error: `Could not find any item with id=${id}` }, 400)
  const query = target.includes('?') ? target.slice(target.indexOf('?')) : ''
  return emptyAnswer(302, { Location: `${instance.baseUrl}/api/v4/${path}${query}` })
}

/** Null for an unknown ID. */
function pathTo(id: string, { lookup }: Instance): string | null {
  const found = lookup.find(id)
  switch (found?.kind) {
    case 'thing':
      return `things/${id}`
    case 'scheme':
      return `concept_schemes/${id}`
    case 'concept':
      return `concept_schemes/${found.concept.scheme}/concepts/${id}`
    case 'part':
    case undefined:
      return null
  }
}
