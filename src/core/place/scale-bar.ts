import type { MapCamera } from './map-camera.ts'

/** The length of the equator (WGS 84). */
const equatorMetres = 40_075_017
const steps = [5, 2, 1]

/** A length on the ground in round numbers, and how many pixels it has in the middle of the view. */
export interface ScaleBar {
  metres: number
  width: number
}

/** The longest of 1, 2 or 5 times a power of ten that takes no more than `widest` pixels. */
export function fitScaleBar({ y, scale }: MapCamera, widest: number): ScaleBar {
  // The world is drawn by Mercator: what a pixel is on the ground shrinks towards the poles.
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y)))
  const metresPerPixel = (equatorMetres * Math.cos(latitude)) / scale
  const most = metresPerPixel * widest
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = power * (steps.find((step) => step * power <= most) ?? 1)
  return { metres, width: metres / metresPerPixel }
}
