import { describeCell } from '#core/content/cell.ts'
import {
  addressPaths,
  placeRelations,
  isTechnical,
  textAttributes,
} from '#core/content/known-attributes.ts'
import { readTypes } from '#core/content/identify-object.ts'
import { readImage } from '#core/content/image-address.ts'
import { columnValues, type ColumnPath, type ItemColumn } from '#core/content/item-columns.ts'
import { withOtherLanguage, readDisplayText, readTitle } from '#core/content/language-text.ts'
import { readItemPictures, type Credit, type Picture } from '#core/gallery/item-pictures.ts'
import { memberOf, renderPath } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { writeDigits } from '#core/language/intl-formats.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import { sayCell, type SeriesDays } from '#core/spoken/say-cell.ts'
import type { ValueMessages } from '#core/spoken/value-messages.ts'
import { escapeHtml, beginHtmlPage, endHtmlPage } from '#core/text/markup.ts'
import { singleLine } from '#core/text/characters.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { readQuery, splitUrl } from '#core/url/split-url.ts'
import { createExportFacts, type ItemWriter, renderTableText } from './item-writer.ts'
import { createReadableCells, nameReadableColumns } from './readable-columns.ts'

/** The texts of a sheet in one language, as plain data for a worker. Contains no token. */
export interface SheetTexts {
  /** With endpoint and day. */
  title: string
  place: string
  dates: string
  /** In place of a picture's author or license. */
  missing: Readonly<Record<Credit, string>>
  /** The paths of the requested attributes; empty for all. */
  fields: readonly string[]
  /** Whether a person picked the columns, so that technical ones are meant. */
  isPicked: boolean
  /** Stands below the items; null if the form cannot express the query. */
  origin: SheetOrigin | null
}

/** How the list of a sheet was made. */
export interface SheetOrigin {
  title: string
  /** The conditions in words. */
  lines: readonly string[]
  linkLabel: string
  /** Opens the query in the app; null for none. */
  link: string | null
}

/** Attributes that each item of a sheet shows without being chosen. */
export const sheetAttributes: ReadonlySet<string> = new Set([
  '@type',
  'name',
  'image',
  'description',
  'location',
  'address',
  'startDate',
  'endDate',
  'eventSchedule',
])

/** Whose names stand below the pictures of a sheet. */
const creditRelations = ['image.author', 'image.copyrightHolder']

/** The relations that a sheet of all pages loads with them, given the attributes for which only IDs came. */
export function relationsOfSheet(
  found: readonly ItemColumn[],
  notLoaded: readonly string[],
  canNest: boolean,
): string[] {
  const hasPictures = canNest && found.some(({ path: [name] }) => name === 'image')
  return [...new Set([...notLoaded, ...(hasPictures ? ['image', ...creditRelations] : [])])]
}

/** Lists whose entries are long: each stands in a line of its own. */
const linedNames: ReadonlySet<string> = new Set([
  'eventSchedule',
  'openingHoursSpecification',
  'additionalProperty',
])

const maxTextLength = 300

const style = `article { display: flex; gap: 1.25rem; padding: 1rem 0; border-top: 1px solid #8888; }
article > div { flex: 1; min-width: 0; }
article h2, article p { margin: 0 0 0.25rem; }
article p { white-space: pre-line; }
figure { flex: none; width: 11rem; margin: 0; font-size: 0.8rem; overflow-wrap: anywhere; }
img { display: block; max-width: 100%; max-height: 11rem; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.1rem 1rem; margin: 0.5rem 0 0; }
dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
footer { border-top: 1px solid #8888; font-size: 0.8rem; }
footer h2 { margin: 0.7rem 0 0.3rem; font-size: 1em; }
footer ul { margin: 0; padding-left: 1.2rem; }
@page { margin: 1.2cm 1.5cm; }
@media print {
  body { font-size: 10pt; }
  article, footer { break-inside: avoid; }
  article { padding: 0.7rem 0; }
  footer p { display: none; }
  h1 { margin-top: 0; }
}
`

/**
 * Creates a writer of one HTML page for people without the app: for each item picture, name, type, short text,
 * place, dates and the chosen columns. Pictures are linked, with author and license. Addresses with a token
 * are not linked, and the token is masked. Linked items without names are left out.
 */
export function createSheetWriter({
  columns,
  words,
  texts,
  days = null,
  encode,
}: {
  columns: readonly ColumnPath[]
  words: ValueMessages
  texts: SheetTexts
  days?: SeriesDays | null
  encode: (text: string) => Uint8Array
}): ItemWriter {
  const facts = createExportFacts()
  const readItem = createSheetReader(columns, { words, texts, days })
  const { language } = words
  return {
    facts,
    begin: () =>
      encode(`${beginHtmlPage({ language, title: texts.title, hasPictures: true, style })}\n`),
    add(itemText) {
      facts.itemCount += 1
      const read = readJson(itemText)
      if (read.ok && read.value.kind === 'object')
        return encode(renderItem(readItem(read.value), texts))
      facts.unreadableCount += 1
      return encode(`<article><p>${inLine(shorten(itemText))}</p></article>\n`)
    },
    end: () => encode(`${texts.origin === null ? '' : renderOrigin(texts.origin)}${endHtmlPage}`),
  }
}

interface SheetItem {
  title: string
  type: string
  /** Without one whose address may not be passed on; null if there is none. */
  picture: Picture | null
  text: string
  facts: readonly (readonly [label: string, value: string])[]
}

function createSheetReader(
  columns: readonly ColumnPath[],
  { words, texts, days }: { words: ValueMessages; texts: SheetTexts; days: SeriesDays | null },
): (item: JsonObject) => SheetItem {
  const { language } = words
  const cells = createReadableCells(words, { countsNotLoaded: false, linedNames, days })
  const { namer } = cells
  const chosen = columns.filter(
    (path) => !sheetAttributes.has(renderPath(path)) && (texts.isPicked || !isTechnical(path)),
  )
  const telephone = ['telephone']
  const hasTelephone = texts.isPicked || chosen.some((path) => path.at(-1) === 'telephone')
  if (!hasTelephone) chosen.unshift(telephone)
  const headings = nameReadableColumns(chosen, namer)

  function textAt(item: JsonValue, path: ColumnPath): string {
    const cell = describeCell(columnValues(item, path), path.at(-1))
    // Readable cells keep dates and numbers as values, for spreadsheets.
    if (cell.kind === 'date' || cell.kind === 'date-time') return sayCell(cell, words, namer)
    const readable = cells.cellOf(item, path)
    return readable.kind === 'number'
      ? writeDigits(language, readable.source)
      : renderTableText(readable)
  }

  const firstOf = (item: JsonValue, paths: readonly ColumnPath[]) =>
    paths.map((path) => textAt(item, path)).find((text) => text !== '') ?? ''

  function placeOf(item: JsonValue): readonly [label: string, value: string] {
    const place = firstOf(
      item,
      placeRelations.map((name) => [name]),
    )
    const address = firstOf(item, addressPaths)
    return [place === '' ? namer.headingOf('address') : texts.place, joined([place, address], ', ')]
  }

  function datesOf(item: JsonValue): string {
    const first = textAt(item, ['startDate'])
    const last = textAt(item, ['endDate'])
    const schedule = textAt(item, ['eventSchedule'])
    // One date, which the schedule says in its own words.
    const isSpan = first !== '' && last !== ''
    const isSaid =
      schedule === first || (isSpan && schedule.startsWith(first) && schedule.endsWith(last))
    const span = joined([first, withoutDay(last, first)], ' – ')
    if (isSaid) return span
    // A rule repeats the first date, which need not lie in the asked period.
    const isAsked = days !== null && schedule.includes(first)
    return joined(isAsked ? [schedule, last === '' ? '' : span] : [span, schedule], '\n')
  }

  function shortTextOf(item: JsonValue): string {
    const [shown] = textAttributes.flatMap(
      (name) => readDisplayText(memberOf(item, name), language) ?? [],
    )
    if (!shown) return ''
    return withOtherLanguage({ ...shown, value: shorten(linesOf(shown.text)) }, language)
  }

  return (item) => {
    const name = readTitle(item, language)
    const [first] = readItemPictures(item, language, texts.fields)
    const picture =
      first && isShareable(first.thumbnailUrl) && isShareable(first.fullUrl) ? first : null
    const title =
      name === null ? words.unnamed : withOtherLanguage({ ...name, value: name.text }, language)
    const type = namer.headingOfTypes(readTypes(item))
    const text = shortTextOf(item)
    const [place, dates] = [placeOf(item), datesOf(item)]
    const shown = new Set([
      title,
      type,
      text,
      place[1],
      dates,
      picture?.fullUrl,
      picture?.thumbnailUrl,
      // Credits of the item itself; elsewhere an equal text is another fact.
      ...(readImage(item) === null ? [] : [picture?.author, picture?.license]),
    ])
    const further = chosen
      .map((path, at) => [headings[at] ?? renderPath(path), textAt(item, path)] as const)
      .filter(([, value]) => !shown.has(value))
    const facts = [place, [texts.dates, dates] as const, ...further]
    return { title, type, picture, text, facts: facts.filter(([, value]) => value !== '') }
  }
}

function renderItem({ title, type, picture, text, facts }: SheetItem, texts: SheetTexts): string {
  return [
    '<article>',
    ...(picture === null ? [] : [renderPicture(picture, texts)]),
    '<div>',
    `<h2>${inLine(title)}</h2>`,
    ...(type === '' ? [] : [`<p><small>${inLine(type)}</small></p>`]),
    ...(text === '' ? [] : [`<p>${renderValue(text)}</p>`]),
    ...(facts.length === 0
      ? []
      : [
          '<dl>',
          ...facts.map(
            ([label, value]) => `<dt>${inLine(label)}</dt><dd>${renderValue(value)}</dd>`,
          ),
          '</dl>',
        ]),
    '</div>',
    '</article>',
    '',
  ].join('\n')
}

/** For a reader who wants the list again, or another like it. */
function renderOrigin({ title, lines, linkLabel, link }: SheetOrigin): string {
  return [
    '<footer>',
    `<h2>${inLine(title)}</h2>`,
    '<ul>',
    ...lines.map((line) => `<li>${inLine(line)}</li>`),
    '</ul>',
    ...(link === null ? [] : [`<p><a href="${escapeHtml(link)}">${inLine(linkLabel)}</a></p>`]),
    '</footer>',
    '',
  ].join('\n')
}

/** What may exist, but was not loaded, is left out: a printed page has no button that loads it. */
function renderPicture(picture: Picture, { missing }: SheetTexts): string {
  const credits = (['author', 'license'] as const).flatMap((name) =>
    picture.notLoaded.includes(name) ? [] : [picture[name] ?? missing[name]],
  )
  const image = `<img src="${escapeHtml(picture.thumbnailUrl)}" alt="${inLine(picture.name ?? '')}">`
  const caption =
    credits.length === 0 ? '' : `<figcaption>${inLine(credits.join(' · '))}</figcaption>`
  return `<figure><a href="${escapeHtml(picture.fullUrl)}">${image}</a>${caption}</figure>`
}

/** A value with its line breaks; a web address is a link. */
function renderValue(value: string): string {
  if (isShareable(value)) return `<a href="${escapeHtml(value)}">${escapeHtml(value)}</a>`
  return value.split('\n').map(inLine).join('\n')
}

const inLine = (text: string): string => escapeHtml(singleLine(maskTokens(text)))

/** A text without blank lines. */
const linesOf = (text: string): string => joined(text.split('\n').map(singleLine), '\n')

/** The end of a span, only with its time where the day is that of the beginning. */
function withoutDay(end: string, begin: string): string {
  const time = end.lastIndexOf(', ') + 2
  return time > 1 && begin.startsWith(end.slice(0, time)) ? end.slice(time) : end
}

/** Different texts that are not empty. */
const joined = (texts: readonly string[], separator: string): string =>
  [...new Set(texts)].filter((text) => text !== '').join(separator)

/** The beginning of a text, up to a whole word. */
function shorten(text: string): string {
  const letters = Array.from(text)
  if (letters.length <= maxTextLength) return text
  return `${letters
    .slice(0, maxTextLength)
    .join('')
    .replace(/(?<!\s)\s+\S*$/u, '')} …`
}

/** True for a http or https address without user name, password and token. */
function isShareable(address: string): boolean {
  const url = splitUrl(address)
  return (
    url?.userinfo === null &&
    ![...readQuery(url.query ?? ''), ...readQuery(url.fragment ?? '')].some(({ name }) =>
      isTokenName(name),
    )
  )
}

/** Hides passwords and tokens of addresses within a text. */
const maskTokens = (text: string): string =>
  text
    .replace(/(https?:\/\/)[^\s/?#@]+@/gi, '$1•••@')
    .replace(/([?&#;])([^\s=?&#;]+)=[^\s&#]+/g, (pair, before: string, name: string) =>
      isTokenName(decodePercent(name)) ? `${before}${name}=•••` : pair,
    )
