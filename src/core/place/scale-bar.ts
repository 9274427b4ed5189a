import type { MapCamera } from './map-camera.ts'

/** The length of the equator (WGS 84). */
const equatorMetres = 40_075_017
const steps = [5, 2, 1]

/** A round length on the ground, and its width in pixels at the center of the view. */
export interface ScaleBar {
  metres: number
  width: number
}

/** The longest of 1, 2 or 5 times a power of ten that fits into `widest` pixels. */
export function fitScaleBar({ y, scale }: MapCamera, widest: number): ScaleBar {
  // In the Mercator projection a pixel covers less ground towards the poles.
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y)))
  const metresPerPixel = (equatorMetres * Math.cos(latitude)) / scale
  const maxMetres = metresPerPixel * widest
  const power = 10 ** Math.floor(Math.log10(maxMetres))
  const metres = power * (steps.find((step) => step * power <= maxMetres) ?? 1)
  return { metres, width: metres / metresPerPixel }
}
