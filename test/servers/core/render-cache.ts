import { emptyAnswer, type WholeAnswer } from '#sample/http/answer.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'

/**
 * What was rendered is kept by its stamps and by what was asked for, so that a linked picture's old name comes until
 * something touches the item. With `coldItems`, a request that has more to render than that ends in 429, and keeps
 * what it finished (datacycle-core.md 0, 9).
 */
export function createRenderCache(coldItems: number) {
  const rendered = new Map<string, unknown>()
  return (answer: WholeAnswer, requested: string, { lookup }: Instance): WholeAnswer => {
    const body = JSON.parse(String(answer.body)) as { '@graph'?: { '@id': string }[] }
    let cold = 0
    const graph = body['@graph']?.map((item) => {
      const thing = lookup.thing(item['@id'])
      const key = [requested, item['@id'], thing?.modified, thing?.touched].join(' ')
      const known = rendered.get(key)
      if (known !== undefined) return known
      cold += 1
      if (cold <= coldItems) rendered.set(key, item)
      return item
    })
    if (cold > coldItems) return emptyAnswer(429, { 'Retry-After': '60' })
    return graph === undefined
      ? answer
      : { ...answer, body: JSON.stringify({ ...body, '@graph': graph }) }
  }
}
