import { describeDifferences, type ComparedValues } from '#core/compare/compared-values.ts'
import { addressPaths } from '#core/content/known-attributes.ts'
import { describeEmbedded, readTypes, readId } from '#core/content/identify-object.ts'
import { columnValues, type ColumnPath } from '#core/content/item-columns.ts'
import { renderValueText } from '#core/content/worded-value.ts'
import { createPictureCollector } from '#core/gallery/collect-pictures.ts'
import { readItemPictures } from '#core/gallery/item-pictures.ts'
import { readNamePath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { createPlaceCollector } from '#core/place/collect-places.ts'
import { cutMiddle } from '#core/text/cut-middle.ts'
import { createTimeCollector } from '#core/timeline/collect-times.ts'
import type { QuestionOf, ReplyOf, SurveyQuestion } from './protocol.ts'
import type { Turns } from './receive-exchange.ts'

/** Items of a response or of a file, in order. */
export interface ReadableItems {
  readonly itemCount: number
  read(position: number): JsonValue | Promise<JsonValue>
}

/** A label is shown on one line beside the pointer. */
const maxLabelLength = 200

/** Reads places, dates and images of the items, one item at a time, without caching. */
export async function answerSurvey(
  question: SurveyQuestion,
  deps: { items: ReadableItems; turns: Turns },
): Promise<ReplyOf<SurveyQuestion['kind']>> {
  switch (question.kind) {
    case 'survey':
      return survey(question, deps)
    case 'labels':
      return readLabels(question, deps)
    case 'pictures':
      return readPictures(question, deps)
    case 'differences':
      return readDifferences(question, deps)
  }
}

type Deps = Parameters<typeof answerSurvey>[1]

async function survey({ asOf, fields }: QuestionOf<'survey'>, { items, turns }: Deps) {
  const places = createPlaceCollector(fields)
  const times = createTimeCollector(asOf, fields)
  const pictures = createPictureCollector(fields)
  // More items may arrive meanwhile; the result covers those present at the start.
  const { itemCount } = items
  for (let position = 0; position < itemCount; position += 1) {
    await turns.pause()
    const item = await items.read(position)
    places.add(item)
    times.add(item)
    pictures.add(item)
  }
  return {
    kind: 'survey',
    places: places.read(),
    times: times.read(),
    pictures: pictures.read(),
  } satisfies ReplyOf<'survey'>
}

async function readLabels(
  { positions, language, attribute = '' }: QuestionOf<'labels'>,
  { items, turns }: Deps,
) {
  const path = readNamePath(attribute)
  const labels: ReplyOf<'labels'>['labels'][number][] = []
  for (const position of positions) {
    if (position >= items.itemCount) continue
    await turns.pause()
    const item = await items.read(position)
    const textOf = (of: ColumnPath) =>
      cutMiddle(renderValueText(columnValues(item, of), language), maxLabelLength)
    labels.push({
      position,
      id: readId(item) ?? '',
      name: textOf(['name']),
      types: item.kind === 'object' ? readTypes(item) : [],
      where: readWhere(item, language),
      ...(path.length > 0 && { value: textOf(path) }),
    })
  }
  return { kind: 'labels', labels } satisfies ReplyOf<'labels'>
}

/** The address of an item, or of its place; '' if none came. */
function readWhere(item: JsonValue, language: string): string {
  const [address] = addressPaths.flatMap((path) =>
    columnValues(item, path).flatMap((value) =>
      value.kind === 'object' ? (describeEmbedded(value, language) ?? []) : [],
    ),
  )
  return cutMiddle(address ?? '', maxLabelLength)
}

async function readPictures(
  { positions, language, fields }: QuestionOf<'pictures'>,
  { items, turns }: Deps,
) {
  const found: ReplyOf<'pictures'>['found'][number][] = []
  for (const position of positions) {
    if (position >= items.itemCount) continue
    await turns.pause()
    const pictures = readItemPictures(await items.read(position), language, fields)
    found.push({ position, pictures })
  }
  return { kind: 'pictures', found } satisfies ReplyOf<'pictures'>
}

async function readDifferences(
  { positions: [first = 0, ...others] }: QuestionOf<'differences'>,
  { items, turns }: Deps,
) {
  const differences: ComparedValues[] = []
  const one = await items.read(first)
  for (const position of others) {
    await turns.pause()
    differences.push(describeDifferences(one, await items.read(position)))
  }
  return { kind: 'differences', differences } satisfies ReplyOf<'differences'>
}
