/** Answers `things/{id}` with a complete item, even if it is in no endpoint. Not part of api.md. */
import { answerJson, type Answer } from '#sample/http/answer.ts'
import type { Call } from '#sample/http/call.ts'
import { visitorOf } from '#sample/http/token.ts'
import { shapeItem } from './item.ts'
import { refuseUnknownToken, unknownThing } from './problem.ts'
import { readCall } from './read-call.ts'
import { selectRelations } from './relation-selection.ts'

export function answerThing(call: Call): Answer {
  if (visitorOf(call.authorization) === null) return refuseUnknownToken()
  const { library, baseUrl } = call.site
  const thing = call.below.length === 0 ? library.find(call.name.toLowerCase()) : undefined
  if (thing === undefined) return unknownThing()
  const reading = readCall(call, 'ignored')
  if (reading.kind === 'refused') return reading.answer
  const { query } = reading
  const view = { library, baseUrl, languages: query.languages }
  return answerJson({ '@graph': [shapeItem(thing, selectRelations(query), view)] })
}
