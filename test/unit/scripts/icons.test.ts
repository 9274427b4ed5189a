import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const icon = (name: string) => readFileSync(at(`resources/icons/${name}`))

/** The edges of a PNG picture (PNG specification, IHDR); throws where it is none. */
function readEdges(png: Buffer): [width: number, height: number] {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('No PNG picture')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('the icons were drawn from the drawing as it is; "npm run icons" draws them', () => {
  const drawing = readFileSync(at('src/app/icon.svg'))
  const hash = createHash('sha256').update(drawing).digest('hex')
  expect(icon('drawn-from').toString().trim()).toBe(hash)
})

test('there is a picture of every size for Linux, each as large as its name says', () => {
  const names = readdirSync(at('resources/icons')).filter((name) => name.endsWith('.png'))
  const sizes = names.map((name) => Number.parseInt(name)).toSorted((one, other) => one - other)
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256, 512])
  expect(sizes.map((size) => readEdges(icon(`${size}x${size}.png`)))).toEqual(
    sizes.map((size) => [size, size]),
  )
})

test('the icon for Windows holds a picture of each size that its directory names', () => {
  const ico = icon('icon.ico')
  const count = ico.readUInt16LE(4)
  const entries = Array.from({ length: count }, (_, place) => {
    const at = 6 + 16 * place
    const offset = ico.readUInt32LE(at + 12)
    const picture = ico.subarray(offset, offset + ico.readUInt32LE(at + 8))
    return { named: ico.readUInt8(at) || 256, drawn: readEdges(picture) }
  })
  expect(entries).toEqual(
    [16, 24, 32, 48, 64, 128, 256].map((size) => ({ named: size, drawn: [size, size] })),
  )
})

test('the icon for macOS holds a picture of each size that its types stand for', () => {
  const icns = icon('icon.icns')
  expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length])
  const drawn: Record<string, number> = {}
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
    drawn[icns.toString('latin1', at, at + 4)] = readEdges(icns.subarray(at + 8))[0]
  expect(drawn).toEqual({
    icp4: 16,
    icp5: 32,
    ic11: 32,
    ic12: 64,
    ic07: 128,
    ic13: 256,
    ic08: 256,
    ic14: 512,
    ic09: 512,
    ic10: 1024,
  })
})
