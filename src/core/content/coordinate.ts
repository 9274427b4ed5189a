/** About ten centimeters on Earth; further digits are noise. */
const maxDecimals = 6

/** Rounds degrees to at most six decimals; fewer decimals stay as sent. */
export function roundCoordinate(digits: string): string {
  if (/^-?\d+(?:\.\d{1,6})?$/.test(digits)) return digits
  const rounded = Number(digits).toFixed(maxDecimals)
  return rounded.replace(/(?:\.0+|(?<!0)0+)$/, '').replace(/^-0$/, '0')
}
