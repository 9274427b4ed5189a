const number = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i

/** True for a text that JSON could hold as a number, leading zeros aside (RFC 8259 section 6). */
export const isNumberText = (text: string): boolean => number.test(text)

/** The parts of a number as it is written; empty for what it lacks, '0' for its exponent. */
export function splitNumber(source: string) {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = number.exec(source) ?? []
  return { sign, whole, fraction, exponent }
}

/** The same text for equal JSON numbers: sign, digits without outer zeros, power of ten. Exact, unlike a double. */
export function canonicalNumber(source: string): string {
  const { sign, whole, fraction, exponent } = splitNumber(source)
  const digits = (whole + fraction).replace(/^0+/, '')
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  const significant = digits.slice(0, end)
  if (significant === '') return '0'
  const power =
    BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length)
  return `${sign}${significant}e${power}`
}
