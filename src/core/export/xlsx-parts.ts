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

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`

/** Freezes the first row, which contains the headings. Widths in characters, for the first columns. */
export function renderSheetStart(widths: readonly number[]): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>`
}

/** Adds an auto filter; `range` covers all cells including headings, `A1:C9`. */
export const renderSheetEnd = (range: string): string =>
  `</sheetData><autoFilter ref="${range}"/></worksheet>`

/** `$A$1:$C$9` for `A1:C9`. */
const absolute = (range: string): string => range.replace(/[A-Z]+|\d+/g, (part) => `$${part}`)

/**
 * All parts but the sheets, for a workbook with a sheet per filtered range, named `name`, `name 2` and so on.
 * LibreOffice shows an auto filter only if its range also has the hidden name of 18.2.5.
 */
export function renderWorkbookParts(ranges: readonly string[], name: string): XlsxPart[] {
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
