const words =
  'Der Weg führt am Bach entlang durch den Wald – vorbei an alten Mühlen, für 12 € und über die Brücke zum Gasthof. '

/**
 * A response in the format of api.md 2.5 with about `bytes` bytes, in chunks as a server would write them.
 * Its items have 7 to 11 kB and 58 attributes, with two-byte characters, nested objects and lists. The same
 * size always gives the same bytes. `last` is a word that occurs only in the last item.
 */
export function generateResponse(bytes: number): { pieces: Buffer[]; items: number; last: string } {
  const last = 'Zuckerhütl-Quelle'
  const pieces: Buffer[] = []
  let length = 0
  let items = 0
  let text = '{"@graph":['
  const flush = () => {
    const piece = Buffer.from(text)
    pieces.push(piece)
    length += piece.length
    text = ''
  }
  while (length + text.length < bytes) {
    text += (items === 0 ? '' : ',') + item(items, '')
    items += 1
    if (text.length > 60_000) flush()
  }
  text += `,${item(items, last)}`
  items += 1
  text += `],"meta":{"total":${items},"pages":1},"links":{}}`
  flush()
  return { pieces, items, last }
}

export const attributeNames = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `attribute${at}`)

/** A page of items with a name and this number of text attributes. */
export function generateColumns(count: number, columns: number, idPrefix = ''): string {
  const items = Array.from({ length: count }, (_, number) => {
    const attributes = attributeNames(columns).map(
      (name, column) => `"${name}":"Wert ${number}/${column}"`,
    )
    return `{"@id":"${idPrefix}${number}","@type":["Thing"],"name":"Ding ${number}",${attributes.join(',')}}`
  })
  return `{"@graph":[${items.join(',')}],"meta":{"total":${count},"pages":1},"links":{}}`
}

function item(number: number, mark: string): string {
  const id = `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`
  const size = 34 + ((number * 7) % 34)
  const attributes = attributeNames(48).map((name, at) => `"${name}":${attribute(at, number)}`)
  return (
    `{"@id":"${id}","@type":["Place","sample:Ort"],"name":"Ort ${number} ${mark}",` +
    `"description":"<p>${words.repeat(size)}</p>",` +
    `"geo":{"lat":47.${number % 1000},"lon":13.0},"startDate":"2026-07-04T19:00:00+02:00",` +
    `"image":[{"@id":"${id}","@type":["ImageObject"]}],` +
    `"location":{"@id":"${id}","@type":["Place"],"name":"Gasthof ${number}","address":"Hauptstraße 1"},` +
    `"text":[{"@language":"de","@value":"Wald"},{"@language":"en","@value":"Forest"}],` +
    `"price":${number % 90}.50,${attributes.join(',')}}`
  )
}

function attribute(at: number, number: number): string {
  switch (at % 4) {
    case 0:
      return `"${words.slice(at, at + 60)}"`
    case 1:
      return `${number * at}.0`
    case 2:
      return `{"a":${at},"b":["x","y",${number}]}`
    default:
      return number % 2 === 0 ? String.raw`"\u003cb\u003eWald\u003c/b\u003e"` : 'true'
  }
}
