/** What a form sends by itself (WHATWG URL, section 5). */
export const formType = 'application/x-www-form-urlencoded'

/** True for the content type of a form, whatever its parameters and its case. */
export const isFormType = (contentType: string): boolean => essenceOf(contentType) === formType

/** Type and subtype in lower case, without parameters such as the charset. */
const essenceOf = (contentType: string): string =>
  (contentType.split(/[;,]/, 1)[0] ?? '').trim().toLowerCase()
