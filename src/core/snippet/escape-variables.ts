import { minifyJson } from '#core/request/plan-body.ts'

/**
 * Minifies JSON and escapes `{{`, which REST clients read as a variable. Two braces are never adjacent
 * between JSON tokens, so only strings change.
 */
export const escapeVariablesInJson = (json: string): string =>
  minifyJson(json).replaceAll('{{', '{\\u007b')

/** The same for a URL. Only links received from a server contain plain braces. */
export const escapeVariablesInUrl = (url: string): string =>
  url.replaceAll('{{', '%7B%7B').replaceAll('}}', '%7D%7D')
