/** The name by which code knows a package: `node-fetch` is `fetch`, `jquery` is `$`. */
export function nameOfModule(module: string): string {
  const name =
    module
      .split('/')
      .at(-1)
      ?.replace(/^node:/, '') ?? ''
  if (/^(?:node|cross|isomorphic|whatwg|make)-fetch$/.test(name)) return 'fetch'
  return name === 'jquery' ? '$' : name
}
