/** Invents the picture of an image item: a landscape as SVG. */

function hash(text: string): number {
  let sum = 7
  for (let index = 0; index < text.length; index += 1) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0
  }
  return sum
}

const ridge = (seed: number, base: number, height: number): string => {
  const tops = Array.from({ length: 9 }, (_, index) => {
    const lift = ((seed >>> (index * 3)) % 8) / 8
    return `L${String(index * 225)} ${String(Math.round(base - lift * height))}`
  })
  return `M0 1200 ${tops.join(' ')} L1800 1200 Z`
}

/** Draws 1800 by 1200 pixels; the drawing depends only on `name`. */
export function drawPicture(name: string): string {
  const seed = hash(name)
  const hue = seed % 360
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 1200" width="1800" height="1200">',
    `<rect width="1800" height="1200" fill="hsl(${String(hue)} 45% 82%)"/>`,
    `<circle cx="${String(300 + (seed % 1200))}" cy="260" r="110" fill="hsl(${String((hue + 40) % 360)} 80% 90%)"/>`,
    `<path d="${ridge(seed, 760, 330)}" fill="hsl(${String(hue)} 25% 55%)"/>`,
    `<path d="${ridge(hash(`${name}/near`), 980, 300)}" fill="hsl(${String((hue + 90) % 360)} 30% 34%)"/>`,
    '</svg>',
  ].join('\n')
}
