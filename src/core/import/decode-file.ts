import { strFromU8 } from 'fflate'

/** What Windows-1252 has at 80 to 9F, where Latin-1 has control characters (Encoding Standard, index). */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The text of a file: UTF-8, UTF-16 where its byte order mark says so, else Windows-1252, which holds
 * Latin-1. Bytes that are no UTF-8 are never made into `�`.
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes.subarray(2), true)
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes.subarray(2), false)
  const text = strFromU8(bytes)
  if (!text.includes('\ufffd') || holdsReplacement(bytes)) return text
  return strFromU8(bytes, true).replace(
    /[\u0080-\u009f]/g,
    (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign,
  )
}

/** Whether the file itself has `�` in UTF-8. */
const holdsReplacement = (bytes: Uint8Array): boolean =>
  bytes.some((byte, at) => byte === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd)

function decodeUtf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(view.getUint16(at, isLittleEndian))
  return text
}
