/** What a spreadsheet takes for the beginning of a formula (OWASP: CSV Injection), wide forms included. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
/** A number with its sign: read as that number, and nothing is calculated. */
const signedNumber = /^[+-]\d+(?:[.,]\d+)?$/
/** A telephone number; the blank between two digits is what no formula can have. */
const telephone = /^\+[\d \u00a0/.()-]{3,40}$/
const blankBetweenDigits = /\d\)?[ \u00a0]\(?\d/

/** Whether a spreadsheet could take a text for a formula. */
export function isFormula(text: string): boolean {
  if (!formulaStart.test(text) || signedNumber.test(text)) return false
  return !(telephone.test(text) && blankBetweenDigits.test(text))
}

/** The text with an apostrophe in front where a spreadsheet could take it for a formula. */
export const guardFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)
