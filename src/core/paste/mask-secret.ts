const secretName = /auth|token|key|cookie|secret|password|session/i

/** A header as it may be shown: the value of one that can hold a secret is `•••`. */
export const maskHeader = (name: string, value: string): string =>
  `${name}: ${secretName.test(name) ? '•••' : value}`

/** Whether a text stands for a token without being one: `$TOKEN`, `%TOKEN%`, `{{token}}`, `<ACCESS_TOKEN>`. */
export const isTokenPlaceholder = (text: string): boolean =>
  /^(\$\{?\w+\}?|\$env:\w+|%\w+%|<.*>|\{\{.*\}\}|[•.…*]+)$/i.test(text)

/** A text with the secrets in it replaced that can be recognised: bearer tokens, `token=…`, `user:password@`. */
export const maskSecrets = (text: string): string =>
  text
    .replace(/\b(bearer\s+)[^\s"']+/gi, '$1•••')
    .replace(/((?:token|key|secret|password)["']?\s*[=:]\s*["']?)[^\s&"']+/gi, '$1•••')
    .replace(/(\/\/[^/\s:@]*):[^/\s@]*@/g, '$1:•••@')
