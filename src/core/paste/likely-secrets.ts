const secretName = /auth|token|key|cookie|secret|password|session/i

/** True if a value of this name may be a secret. */
export const hasSecretName = (name: string): boolean => secretName.test(name)

/** A header as displayed; a value that may be a secret becomes `•••`. */
export const maskHeader = (name: string, value: string): string =>
  `${name}: ${hasSecretName(name) ? '•••' : value}`

/** True for placeholders such as `$TOKEN`, `%TOKEN%`, `{{token}}`, `${{ secrets.TOKEN }}`, `{% token %}` and `<ACCESS_TOKEN>`. */
export const isTokenPlaceholder = (text: string): boolean =>
  /^(\$\{?\w+\}?|\$env:\w+|%\w+%|<.*>|\$?\{\{.*\}\}|\{%.*%\}|[•.…*]+)$/i.test(text)

/** Masks recognizable secrets: bearer tokens, `token=…`, `user:password@`. */
export const maskSecrets = (text: string): string =>
  text
    .replace(/\b(bearer\s+)[^\s"']+/gi, '$1•••')
    .replace(/((?:token|key|secret|password)["']?\s*[=:]\s*["']?)[^\s&"']+/gi, '$1•••')
    .replace(/(\/\/[^/\s:@]*):[^/\s@]*@/g, '$1:•••@')
