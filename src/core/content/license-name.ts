const creativeCommons =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/(\d+\.\d+)/i

/** The short name of a Creative Commons license URL, such as “CC BY-SA 4.0”; null for any other text. */
export function nameOfLicense(address: string): string | null {
  const [, kind = '', name = '', version = ''] = creativeCommons.exec(address) ?? []
  if (kind.toLowerCase() === 'licenses') return `CC ${name.toUpperCase()} ${version}`
  if (name.toLowerCase() === 'zero') return `CC0 ${version}`
  return name.toLowerCase() === 'mark' ? `Public Domain Mark ${version}` : null
}
