const secretNames =
  'auth(?:orization)?|token|key|cookie|secret|pass(?:word|phrase)?|session(?:[-_]?id)?'
const secretName = new RegExp(secretNames, 'i')
const namedSecret = new RegExp(
  `((?:${secretNames})["']?\\s*[=:]\\s*["']?(?:(?:bearer|basic)\\s+)?)[^\\s&"']+`,
  'gi',
)

/** True if a value of this name may be a secret. */
export const hasSecretName = (name: string): boolean => secretName.test(name)

/** As `hasSecretName`, for an option of a command or of code, among which are certificates and users. */
export const hasSecretOption = (name: string): boolean =>
  hasSecretName(name) || /cert|user/i.test(name)

/** A header as displayed; a value that may be a secret becomes `•••`. */
export const maskHeader = (name: string, value: string): string =>
  `${name}: ${hasSecretName(name) ? '•••' : value}`

/** True for placeholders such as `$TOKEN`, `%TOKEN%`, `{{token}}`, `${{ secrets.TOKEN }}`, `{% token %}` and `<ACCESS_TOKEN>`. */
export const isTokenPlaceholder = (text: string): boolean =>
  /^(\$\{?\w+\}?|\$env:\w+|%\w+%|<.*>|\$?\{\{.*\}\}|\{%.*%\}|[•.…*]+)$/i.test(text)

/** Masks recognizable secrets: bearer tokens, `token=…` and all other such names, `user:password@`. */
export const maskSecrets = (text: string): string =>
  text
    .replace(/\b(bearer\s+)[^\s"']+/gi, '$1•••')
    .replace(/(cookie["']?\s*[=:]\s*["']?)[^&"'\n]+/gi, '$1•••')
    .replace(namedSecret, '$1•••')
    .replace(/(\/\/[^/\s:@]*):[^/\s@]*@/g, '$1:•••@')
