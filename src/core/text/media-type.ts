/** What a form sends by itself (WHATWG URL, section 5). */
export const formType = 'application/x-www-form-urlencoded'

/** True for the content type of a form, whatever its parameters and its case. */
export const isFormType = (contentType: string): boolean => essenceOf(contentType) === formType

/** What the API sends and takes (api.md 4.3). */
export const jsonType = 'application/json'

/** True for a content type of JSON (WHATWG MIME Sniffing, "JSON MIME type"), such as `application/ld+json`. */
export const isJsonType = (contentType: string): boolean =>
  /^(?:(?:application|text)\/json|[^/]+\/.+\+json)$/.test(essenceOf(contentType))

/** Type and subtype in lower case, without parameters such as the charset. */
const essenceOf = (contentType: string): string =>
  (contentType.split(/[;,]/, 1)[0] ?? '').trim().toLowerCase()
