/** What became of asking for a newer version. `page` is where a person gets it. */
export type UpdateCheck =
  | { kind: 'off' }
  | { kind: 'current'; version: string }
  | { kind: 'newer'; version: string; page: string }
  /** `reason`: the address is none that is asked, nobody answered, or what came says no version. */
  | { kind: 'failed'; reason: 'address' | 'network' | 'unreadable' }

/** Whether a version comes after another (semver.org, section 11: numbers as numbers, a pre-release before its release). */
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
