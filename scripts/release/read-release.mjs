/** Reads what a release says of itself: its version, in four places that must agree, and its text. */

/**
 * @typedef {object} ReleaseSources
 * @property {string} packageJson
 * @property {string} packageLock
 * @property {string} changelog
 * @property {string | null} tag null where none is made yet
 */

/**
 * The version of package.json, the changelog's part about it, and one sentence for everything that disagrees.
 * @param {ReleaseSources} sources
 * @returns {{ version: string, text: string, faults: readonly string[] }}
 */
export function readRelease({ packageJson, packageLock, changelog, tag }) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(packageJson)
  /** @type {{ version: string, packages: Record<string, { version: string }> }} */
  const lock = JSON.parse(packageLock)
  const parts = readParts(changelog)
  const unreleased = parts.find(({ title }) => title === 'Unreleased')
  const newest = parts.find((part) => part !== unreleased)
  const isNewest = newest?.version === version
  /** @type {string[]} */
  const faults = []
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    faults.push(`package.json has the version "${version}", which is none.`)
  if (lock.version !== version || lock.packages['']?.version !== version)
    faults.push(
      'package-lock.json has another version than package.json. "npm install" corrects it.',
    )
  if (!isNewest)
    faults.push(
      `The newest part of CHANGELOG.md is "${newest?.title ?? ''}". It must begin with ${version}.`,
    )
  if (isNewest && newest.text === '') faults.push(`CHANGELOG.md says nothing about ${version}.`)
  if (tag !== null && tag !== `v${version}`)
    faults.push(`The tag is "${tag}", but package.json has ${version}. It must be v${version}.`)
  // What is tagged contains these changes, so its text must name them.
  if (tag !== null && unreleased !== undefined && unreleased.text !== '')
    faults.push(`CHANGELOG.md still has lines under "Unreleased". They belong to ${version}.`)
  return { version, text: isNewest ? newest.text : '', faults }
}

/** The parts of a changelog, newest first. @param {string} changelog */
function readParts(changelog) {
  const [, ...parts] = changelog.split(/^## /m)
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return {
      title: title.trim(),
      version: /^\S+/.exec(title)?.[0] ?? '',
      text: lines.join('\n').trim(),
    }
  })
}

/**
 * The text of a release: the changelog's part, then what an unsigned package makes a system ask.
 * @param {{ text: string, signed: readonly string[] }} about `signed` names of `windows` and `macos`
 */
export function renderReleaseText({ text, signed }) {
  const unsigned = [
    ...(signed.includes('windows')
      ? []
      : [
          '- Windows: the installer is not signed. SmartScreen says so: “More info”, then “Run anyway”.',
        ]),
    ...(signed.includes('macos')
      ? []
      : [
          '- macOS: the app is not signed and not notarized. Open it once, then allow it in System Settings › Privacy & Security.',
        ]),
  ]
  return [
    text,
    ...(unsigned.length === 0 ? [] : [`### Not signed\n\n${unsigned.join('\n')}`]),
    '`SHA256SUMS` has the checksums of all files, and `gh attestation verify FILE` shows where each was built.',
  ]
    .join('\n\n')
    .concat('\n')
}
