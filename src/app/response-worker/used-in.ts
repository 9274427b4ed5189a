import { readTitle } from '#core/content/language-text.ts'
import { readTypes, readId } from '#core/content/identify-object.ts'
import { createLinkIndex } from '#core/item-view/link-index.ts'
import type { QuestionOf, ReplyOf } from './protocol.ts'
import type { Turns } from './receive-exchange.ts'
import type { ReadableItems } from './response-survey.ts'

/** More items that link to one are only counted. */
const maxUsing = 50

/** Finds the items that link to another one; the links of the items read so far are kept. */
export function createUsedIn({ items, turns }: { items: ReadableItems; turns: Turns }) {
  const links = createLinkIndex()
  return async ({ id, language }: QuestionOf<'used-in'>): Promise<ReplyOf<'used-in'>> => {
    while (links.itemCount < items.itemCount) {
      const position = links.itemCount
      const item = await items.read(position)
      // Another question may have read on meanwhile, to the end even.
      if (links.itemCount === position) links.add(item)
      await turns.pause()
    }
    const using = links.linksTo(id)
    const found: ReplyOf<'used-in'>['found'][number][] = []
    for (const { position, as } of using.slice(0, maxUsing)) {
      const item = await items.read(position)
      const types = item.kind === 'object' ? readTypes(item) : []
      const name = readTitle(item, language)?.text ?? ''
      found.push({ position, as, id: readId(item) ?? '', name, types })
    }
    return {
      kind: 'used-in',
      items: links.itemCount,
      count: using.length,
      relations: links.relations(),
      found,
    }
  }
}
