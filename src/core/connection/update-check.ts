/** The result of an update check. `page` is the download page. */
export type UpdateCheck =
  /** Not enabled, or no address is set. */
  | { kind: 'off' }
  | { kind: 'current'; version: string }
  | { kind: 'newer'; version: string; page: string }
  /** `reason`: invalid address, no response, or a response without a version. */
  | { kind: 'failed'; reason: 'address' | 'network' | 'unreadable' }

/**
 * True if a version is newer than another (semver.org, section 11: numeric order, pre-releases before their
 * release).
 */
export function isNewer(version: string, than: string): boolean {
  const [offered = '', offeredPre = ''] = split(version)
  const [own = '', ownPre = ''] = split(than)
  const byNumber = compare(offered, own)
  if (byNumber !== 0) return byNumber > 0
  if (offeredPre === '' || ownPre === '') return offeredPre === '' && ownPre !== ''
  return compare(offeredPre, ownPre) > 0
}

const split = (version: string) => /^([\d.]+)(?:-([\w.-]+))?/.exec(version)?.slice(1) ?? []

const compare = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' })
