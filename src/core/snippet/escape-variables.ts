import { minifyJson } from '#core/request/minify-json.ts'

/**
 * JSON text on one line without `{{`, which REST clients take for a variable; the JSON is the same.
 * Between tokens of JSON two braces never meet, so that only strings change.
 */
export const escapeVariablesInJson = (json: string): string =>
  minifyJson(json).replaceAll('{{', '{\\u007b')

/** The same for a URL; the app's own URLs have no plain braces, a link that was followed may. */
export const escapeVariablesInUrl = (url: string): string =>
  url.replaceAll('{{', '%7B%7B').replaceAll('}}', '%7D%7D')
