import { dayMs, utcDay } from '#core/text/utc-day.ts'
import { splitNumber } from '#core/json/json-number.ts'
import type { ItemColumn, ColumnPath } from '#core/content/item-columns.ts'
import type { ItemWriter, TableCell } from './item-writer.ts'
import { createTableReader, type TableColumns } from './table-row.ts'
import { createZipStream } from './zip-stream.ts'
import type { ValueKind } from '#core/content/value-kind.ts'
import { toWellFormed } from '#core/text/characters.ts'

/** Limits of a sheet, and of the digits that its numbers keep (Excel specifications and limits). */
export const sheetLimits = { rows: 1_048_576, columns: 16_384 }
export const maxSheetDigits = 15
/** Rows are buffered up to about this many characters before compression. */
const flushLength = 64 * 1024

/**
 * Creates a writer of an XLSX file: a row of headings and one row per item, in as many sheets as needed.
 *
 * Buffers at most 64 KiB of XML. Omits columns beyond the 16,384th; a sheet can have up to 4 GiB of XML.
 */
export function createXlsxWriter({
  date,
  encode,
  rowsPerSheet = sheetLimits.rows,
  sheet = 'Items',
  kindsOf = () => [],
  ...columns
}: TableColumns & {
  date: Date
  /** Sheet name: at most 20 letters, digits and spaces. */
  sheet?: string
  /** The observed kinds of values in a column, for its width. */
  kindsOf?: (path: ColumnPath) => ItemColumn['kinds']
  encode: (text: string) => Uint8Array
  rowsPerSheet?: number
}): ItemWriter {
  const table = createTableReader(columns)
  const names = table.names.slice(0, sheetLimits.columns)
  const columnWidths = names.map((name, at) =>
    planColumnWidth(name, kindsOf(table.paths[at] ?? [])),
  )
  const letters = names.map((_, position) => renderColumnName(position))
  const zip = createZipStream(date)
  /** The filtered range of each finished sheet. */
  const ranges: string[] = []
  let row = 0
  let pending = ''

  function addRow<C>(cells: readonly C[], render: (cell: C, reference: string) => string) {
    row += 1
    const rendered = cells.map((cell, position) =>
      render(cell, `${letters[position] ?? 'A'}${row}`),
    )
    pending += `<row r="${row}">${rendered.join('')}</row>`
  }

  function flush() {
    if (pending !== '') zip.write(encode(pending))
    pending = ''
  }

  function beginSheet() {
    row = 0
    zip.beginFile(sheetPath(ranges.length + 1))
    pending += renderSheetStart(columnWidths)
    addRow(names, renderXlsxHead)
  }

  function endSheet() {
    const range = `A1:${letters.at(-1) ?? 'A'}${row}`
    ranges.push(range)
    pending += renderSheetEnd(range)
    flush()
    zip.endFile()
  }

  return {
    facts: table.facts,
    begin() {
      beginSheet()
      return zip.drain()
    },
    add(itemText) {
      if (row >= rowsPerSheet) {
        endSheet()
        beginSheet()
      }
      const cells = table.read(itemText).slice(0, sheetLimits.columns)
      table.facts.truncatedCells += cells.filter(isTooLong).length
      addRow(cells, renderXlsxCell)
      if (pending.length >= flushLength) flush()
      return zip.drain()
    },
    end() {
      endSheet()
      for (const { name, text } of renderWorkbookParts(ranges, sheet)) {
        zip.beginFile(name)
        zip.write(encode(text))
        zip.endFile()
      }
      zip.end()
      return zip.drain()
    },
  }
}

/** Approximate widths in characters. */
const widths: Partial<Record<ValueKind['kind'], number>> = {
  boolean: 8,
  number: 12,
  date: 12,
  'date-time': 17,
  html: 60,
  url: 40,
}

/** The width of a sheet column in characters, by its name and the kind of its values. */
export function planColumnWidth(name: string, kinds: ItemColumn['kinds']): number {
  const usual = kinds[0] === undefined ? 12 : (widths[kinds[0].kind] ?? 28)
  return Math.min(60, Math.max(usual, name.length + 4))
}

/** In UTF-16 code units; Excel rejects files with longer texts (Excel specifications and limits). */
const maxCellTextLength = 32_767

/**
 * Renders one cell of a sheet as XML (ECMA-376 part 1, 18.3.1.4); '' for an empty cell. Texts are inline
 * strings, which are never read as formulas; characters not allowed in XML are written `_x0000_`.
 *
 * Dates are date cells, with the time as written. Numbers are number cells only if spreadsheets keep them
 * exactly (at most 15 significant digits); others (`12345678901234567890`, `1e400`, `-0`) are texts. The
 * spelling of `1.0` is not preserved.
 */
export function renderXlsxCell(cell: TableCell, reference: string): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'boolean':
      return `<c r="${reference}" t="b"><v>${cell.value ? 1 : 0}</v></c>`
    case 'number':
      return isKeptBySpreadsheets(cell.source)
        ? `<c r="${reference}"><v>${cell.source}</v></c>`
        : renderText(cell.source, reference)
    case 'link':
      return renderLink(cell.address, reference)
    case 'text':
      return renderDate(cell.text, reference) ?? renderText(cell.text, reference)
  }
}

export const isTooLong = (cell: TableCell): boolean =>
  cell.kind === 'text' && cell.text.length > maxCellTextLength

/** In characters, of a text within a formula (Excel specifications and limits). */
const maxFormulaText = 255

/** A formula, because hyperlinks of a sheet are listed behind all of its rows. */
function renderLink(address: string, reference: string): string {
  if (address.length > maxFormulaText) return renderText(address, reference)
  const formula = `HYPERLINK("${address.replaceAll('"', '""')}")`
  return `<c r="${reference}" t="str"><f>${escapeXml(formula)}</f><v>${escapeXml(address)}</v></c>`
}

function isKeptBySpreadsheets(source: string): boolean {
  const { sign, whole, fraction, exponent } = splitNumber(source)
  const significant = (whole + fraction).replace(/^0+|(?<!0)0+$/g, '')
  if (significant === '') return sign === '' && /^\d/.test(source)
  // 250 keeps well within the range of a double, which ends at 1e308.
  return (
    significant.length <= maxSheetDigits &&
    Math.abs(Number(exponent)) <= 250 &&
    source.length <= 250
  )
}

function renderDate(text: string, reference: string): string | null {
  const date = readSheetDate(text)
  return date && `<c r="${reference}" s="${xlsxStyles[date.kind]}"><v>${date.days}</v></c>`
}

/** A bold column heading. */
const renderXlsxHead = (name: string, reference: string): string =>
  renderText(name, reference, xlsxStyles.head)

function renderText(text: string, reference: string, fixedStyle?: number): string {
  const shown = toWellFormed(text.length > maxCellTextLength ? cut(text) : text).replaceAll(
    '\r\n',
    '\n',
  )
  const number = fixedStyle ?? (shown.includes('\n') ? xlsxStyles.lines : null)
  const style = number === null ? '' : ` s="${number}"`
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(shown)}</t></is></c>`
}

const cut = (text: string): string => `${text.slice(0, maxCellTextLength - 1)}…`

/**
 * Escapes XML characters, and control characters as `_x000D_` (ECMA-376). Texts that look like such an escape
 * are escaped, too.
 */
const escapeXml = (text: string): string =>
  text.replace(unsafe, (char) => {
    switch (char) {
      case '&':
        return '&amp;'
      case '<':
        return '&lt;'
      case '>':
        return '&gt;'
      case '_':
        return '_x005F_'
      default:
        return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
    }
  })

// Includes carriage returns, which XML parsers convert to line feeds. Line feeds and tabs are kept.
const unsafe = /(?![\n\t])[&<>\p{Cc}\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/gu

/** The letters of a column by its position, from 0: `A`, `Z`, `AA`. */
export function renderColumnName(position: number): string {
  const before = Math.floor(position / 26)
  const letter = String.fromCharCode(65 + (position % 26))
  return before === 0 ? letter : renderColumnName(before - 1) + letter
}

/**
 * A date as a spreadsheet serial number: days since 1899-12-30, the time as a fraction (ECMA-376 part 1,
 * 18.17.4).
 */
export interface SheetDate {
  kind: 'date' | 'date-time'
  /** Decimal digits. */
  days: string
}

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
/** Earlier serial numbers include a day that did not exist (29 February 1900). */
const minDate = Date.UTC(1900, 2, 1)

/**
 * Reads a date or date-time (RFC 3339); null if the text is none or a sheet cannot represent it. The time is
 * used as written, because sheets have no time zones.
 */
export function readSheetDate(text: string): SheetDate | null {
  const [, year, month, day, hour, minute, second = '0', fraction = ''] = pattern.exec(text) ?? []
  if (day === undefined) return null
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (!(date >= minDate) || utcDay(date) !== text.slice(0, 10)) return null
  const days = (date - Date.UTC(1899, 11, 30)) / dayMs
  if (hour === undefined) return { kind: 'date', days: String(days) }
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second)
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  // Rounded, the last moment would be the next day.
  const dayFraction = Math.min((seconds + Number(`0.${fraction}0`)) / 86_400, 0.999_999_999_9)
  return {
    kind: 'date-time',
    days: (days + dayFraction).toFixed(10).replace(/(?:\.0+|(?<!0)0+)$/, ''),
  }
}

/** Fixed parts of an XLSX file (ECMA-376 part 1, Office Open XML). */
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export interface XlsxPart {
  name: string
  text: string
}

/** Indexes of cell styles in the workbook. */
export const xlsxStyles = { date: 1, 'date-time': 2, lines: 3, head: 4 } as const

/** Formats 14 and 22 are the reader's local short date, without and with a time (18.8.30). */
const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`

/** Freezes the first row, which contains the headings. Widths in characters, for the first columns. */
function renderSheetStart(widths: readonly number[]): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>`
}

/** Adds an auto filter; `range` covers all cells including headings, `A1:C9`. */
const renderSheetEnd = (range: string): string =>
  `</sheetData><autoFilter ref="${range}"/></worksheet>`

/** `$A$1:$C$9` for `A1:C9`. */
const absolute = (range: string): string => range.replace(/[A-Z]+|\d+/g, (part) => `$${part}`)

/**
 * All parts but the sheets, for a workbook with a sheet per filtered range, named `name`, `name 2` and so on.
 * LibreOffice shows an auto filter only if its range also has the hidden name of 18.2.5.
 */
function renderWorkbookParts(ranges: readonly string[], name: string): XlsxPart[] {
  const numbers = ranges.map((_, position) => position + 1)
  const nameOf = (number: number) => `${name}${number === 1 ? '' : ` ${number}`}`
  const each = (render: (number: number) => string) => numbers.map(render).join('')
  return [
    {
      name: 'xl/workbook.xml',
      text: `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(
        (number) => `<sheet name="${nameOf(number)}" sheetId="${number}" r:id="rId${number}"/>`,
      )}</sheets><definedNames>${each(
        (number) =>
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${number - 1}" hidden="1">'${nameOf(number)}'!${absolute(ranges[number - 1] ?? '')}</definedName>`,
      )}</definedNames></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${declaration}<Relationships xmlns="${packageRelations}">${each(
        (number) =>
          `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )}<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', text: styles },
    {
      name: '_rels/.rels',
      text: `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: '[Content_Types].xml',
      text: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each(
        (number) =>
          `<Override PartName="/${sheetPath(number)}" ContentType="${types}.worksheet+xml"/>`,
      )}</Types>`,
    },
  ]
}
