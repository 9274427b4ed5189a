import { linkedIds, readItemView } from '#core/item-view/item-view.ts'
import { readMissing } from '#core/item-view/missing-of-item.ts'
import type { AnswerItems } from './answer-items.ts'
import type { QuestionOf, ReplyOf } from './protocol.ts'

/** Reads an item for display; unresolved links get the name of the linked item if it is on the same page. */
export async function viewItem(
  { position, language, required, expected, excludesAttributes }: QuestionOf<'view'>,
  items: Pick<AnswerItems, 'read' | 'locate'>,
): Promise<ReplyOf<'view'>> {
  const item = items.read(position)
  const view = readItemView(item, language)
  const { positions } = await items.locate({ kind: 'locate', ids: linkedIds(view) })
  const onPage = Object.fromEntries(
    Object.entries(positions).map(([id, at]) => [
      id,
      { position: at, name: readItemView(items.read(at), language).title?.text ?? '' },
    ]),
  )
  return {
    kind: 'view',
    view,
    missing: readMissing(item, { required, expected, excludesAttributes }),
    onPage,
  }
}
