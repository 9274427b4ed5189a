/** Items one after the other in a file for the app's own use: four bytes of length each, then the text. */
const lengthBytes = 4

/** An item's text, as UTF-8, with its length in front. */
export function frameItem(text: Uint8Array): Uint8Array {
  const framed = new Uint8Array(lengthBytes + text.length)
  new DataView(framed.buffer).setUint32(0, text.length, true)
  framed.set(text, lengthBytes)
  return framed
}

/** The text of one framed item, as UTF-8. */
export const unframeItem = (framed: Uint8Array): Uint8Array => framed.subarray(lengthBytes)

/** Creates a reader that takes such a file in pieces, cut anywhere, and gives the items each piece completes. */
export function createSpoolReader(): (piece: Uint8Array) => Uint8Array[] {
  let held = new Uint8Array(0)
  return (piece) => {
    const bytes = new Uint8Array(held.length + piece.length)
    bytes.set(held)
    bytes.set(piece, held.length)
    const view = new DataView(bytes.buffer)
    const items: Uint8Array[] = []
    let at = 0
    while (at + lengthBytes <= bytes.length) {
      const end = at + lengthBytes + view.getUint32(at, true)
      if (end > bytes.length) break
      items.push(bytes.subarray(at + lengthBytes, end))
      at = end
    }
    held = bytes.slice(at)
    return items
  }
}
