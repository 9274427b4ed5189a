/** Puts PNG pictures of one icon into the files that systems take icons from. */

/** One picture: its edge in pixels, and the file. @typedef {{ size: number, png: Buffer }} Picture */

/** What an .ico holds: Windows' sizes from the list's row to the desktop at 400 %. */
export const icoSizes = [16, 24, 32, 48, 64, 128, 256]

/** What an .icns holds, by Apple's type of each size (file format: Icon Services, `ic07` to `ic14`). */
export const icnsTypes = /** @type {const} */ ([
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
])

/** What freedesktop.org's icon theme looks for (hicolor). */
export const themeSizes = [16, 24, 32, 48, 64, 128, 256, 512]

/**
 * A Windows icon of PNG pictures, which Windows reads since Vista (ICONDIR, learn.microsoft.com).
 * @param {readonly Picture[]} pictures
 */
export function renderIco(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, place) => {
    const at = 6 + 16 * place
    // 0 stands for 256.
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/**
 * A macOS icon: each picture behind its type and its length, the eight bytes of both included.
 * @param {readonly { type: string, png: Buffer }[]} pictures
 */
export function renderIcns(pictures) {
  const parts = pictures.flatMap(({ type, png }) => [block(type, png.length), png])
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([block('icns', length), ...parts])
}

/** @param {string} type @param {number} length */
function block(type, length) {
  const bytes = Buffer.alloc(8)
  bytes.write(type, 'latin1')
  bytes.writeUInt32BE(length + 8, 4)
  return bytes
}
