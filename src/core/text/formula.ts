/** Characters that start a formula in a spreadsheet (OWASP: CSV Injection), including full-width forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
/** A signed number, which is read as a number. */
const signedNumber = /^[+-]\d+(?:[.,]\d+)?$/
/** A telephone number; a formula cannot have a blank between two digits. */
const telephone = /^\+[\d \u00a0/.()-]{3,40}$/
const blankBetweenDigits = /\d\)?[ \u00a0]\(?\d/

/** True if a spreadsheet could read a text as a formula. */
export function isFormula(text: string): boolean {
  if (!formulaStart.test(text) || signedNumber.test(text)) return false
  return !(telephone.test(text) && blankBetweenDigits.test(text))
}

/** Prefixes an apostrophe if a spreadsheet could read the text as a formula. */
export const guardFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)
