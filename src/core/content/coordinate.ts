/** About ten centimeters on Earth: what stands behind is noise of a calculation. */
const maxDecimals = 6

/** A degree with at most six decimals; one with fewer stays as it was sent. */
export function roundCoordinate(digits: string): string {
  if (/^-?\d+(?:\.\d{1,6})?$/.test(digits)) return digits
  const rounded = Number(digits).toFixed(maxDecimals)
  return rounded.replace(/\.?0+$/, '').replace(/^-0$/, '0')
}
