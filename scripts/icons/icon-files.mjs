/** Renders .ico and .icns files from PNG images of one icon. */

/** An image; `size` is its width and height in pixels. @typedef {{ size: number, png: Buffer }} Picture */

/** Sizes in an .ico file, from a list row to the desktop at 400 %. */
export const icoSizes = [16, 24, 32, 48, 64, 128, 256]

/** Types and sizes in an .icns file (file format: Icon Services, `ic07` to `ic14`). */
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

/** Sizes of freedesktop.org's icon theme hicolor. */
export const themeSizes = [16, 24, 32, 48, 64, 128, 256, 512]

/**
 * A Windows icon with PNG images, supported since Vista (ICONDIR, learn.microsoft.com).
 * @param {readonly Picture[]} pictures
 */
export function renderIco(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, place) => {
    const at = 6 + 16 * place
    // 256 is written as 0.
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
 * A macOS icon: each image follows its type and its length, which includes these eight bytes.
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
