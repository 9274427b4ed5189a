import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readQuery, type QueryPair } from '#core/url/read-query.ts'
import { renderTarget } from './render-target.ts'
import type { RequestPlan } from './request-plan.ts'

/**
 * All parameters of a plan in query string notation: those of its URL, then those of its body
 * (`{"page":{"size":25}}` is `page[size]`, each member of a list is a `name[]`). A body that is not a JSON
 * object adds none.
 */
export function readPlanParameters(plan: RequestPlan): QueryPair[] {
  const target = renderTarget(plan)
  const start = target.indexOf('?')
  const pairs = start < 0 ? [] : readQuery(target.slice(start))
  if (plan.kind !== 'post') return pairs
  const body = readJson(plan.body)
  return body.ok && body.value.kind === 'object' ? [...pairs, ...pairsOf(body.value, '')] : pairs
}

function pairsOf(value: JsonValue, name: string): QueryPair[] {
  switch (value.kind) {
    case 'object':
      return value.members.flatMap((member) =>
        pairsOf(member.value, name === '' ? member.name : `${name}[${member.name}]`),
      )
    case 'array':
      return value.items.flatMap((item) => pairsOf(item, `${name}[]`))
    case 'string':
      return [{ name, value: value.value }]
    case 'boolean':
    case 'null':
    case 'number':
      return [{ name, value: renderJson(value, { indent: null }) }]
  }
}
