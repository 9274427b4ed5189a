import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadScript } from './load-script.ts'

interface Sources {
  packageJson: string
  packageLock: string
  changelog: string
  tag: string | null
}

const { readRelease, renderReleaseText } = (await loadScript('release/read-release.mjs')) as {
  readRelease: (sources: Sources) => { version: string; text: string; faults: string[] }
  renderReleaseText: (about: { text: string; signed: string[] }) => string
}
const { listPackages, markShipped, renderFiles, renderLatest } = (await loadScript(
  'release/release-files.mjs',
)) as {
  listPackages: (version: string) => { name: string; builtOn: string }[]
  markShipped: (
    materials: object,
    bundled: { name: string; version: string }[],
  ) => { metadata: object; components: object[] }
  renderFiles: (files: MeasuredFile[]) => string
  renderLatest: (version: string, files: MeasuredFile[]) => string
}

interface MeasuredFile {
  name: string
  bytes: number
  sha256: string
  sha512: string
}

const changelog = `# Changelog

## Unreleased

## 1.2.0 (2026-12-01)

### Added

- Something.

## 1.1.0

- Older.
`

const sources = (changed: Partial<Sources> = {}): Sources => ({
  packageJson: '{"version":"1.2.0"}',
  packageLock: '{"version":"1.2.0","packages":{"":{"version":"1.2.0"}}}',
  changelog,
  tag: 'v1.2.0',
  ...changed,
})

const faultsOf = (changed: Partial<Sources>) => readRelease(sources(changed)).faults

test('a release has the text of its version only', () => {
  expect(readRelease(sources())).toEqual({
    version: '1.2.0',
    text: '### Added\n\n- Something.',
    faults: [],
  })
})

test('the versions of this repository agree', () => {
  const read = (name: string) =>
    readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8')
  const { faults, text } = readRelease({
    packageJson: read('package.json'),
    packageLock: read('package-lock.json'),
    changelog: read('CHANGELOG.md'),
    tag: null,
  })
  expect(faults).toEqual([])
  expect(text).not.toBe('')
})

test('a version that differs in one place is named with its place', () => {
  expect([
    faultsOf({ packageJson: '{"version":"next"}', tag: null })[0],
    faultsOf({ packageLock: '{"version":"1.2.0","packages":{"":{"version":"1.1.0"}}}' }),
    faultsOf({ changelog: '# Changelog\n\n## 1.1.0\n\n- Older.\n' }),
    faultsOf({ changelog: '# Changelog\n\n## 1.2.0\n\n## 1.1.0\n\n- Older.\n' }),
    faultsOf({ tag: '1.2.0' }),
  ]).toEqual([
    'package.json has the version "next", which is none.',
    ['package-lock.json has another version than package.json. "npm install" corrects it.'],
    ['The newest part of CHANGELOG.md is "1.1.0". It must begin with 1.2.0.'],
    ['CHANGELOG.md says nothing about 1.2.0.'],
    ['The tag is "1.2.0", but package.json has 1.2.0. It must be v1.2.0.'],
  ])
})

test('lines under Unreleased stop a tag, not a rehearsal', () => {
  const waiting = changelog.replace('## Unreleased\n', '## Unreleased\n\n- More.\n')
  expect([faultsOf({ changelog: waiting, tag: null }), faultsOf({ changelog: waiting })]).toEqual([
    [],
    ['CHANGELOG.md still has lines under "Unreleased". They belong to 1.2.0.'],
  ])
})

test('the text of a release names each system whose packages are not signed', () => {
  const named = (signed: string[]) =>
    renderReleaseText({ text: '- Something.', signed }).match(/^(### Not signed|- \w+:)/gm) ?? []
  expect([named([]), named(['windows']), named(['windows', 'macos'])]).toEqual([
    ['### Not signed', '- Windows:', '- macOS:'],
    ['### Not signed', '- macOS:'],
    [],
  ])
})

const file = { name: 'a.tgz', bytes: 2_097_152, sha256: 'abc', sha512: 'x+/=' }

test('the file for the update check is YAML of the format of electron-updater', () => {
  expect([parse(renderLatest('1.2.0', [file])), parse(renderLatest('1.2.0', []))]).toEqual([
    { version: '1.2.0', files: [{ url: 'a.tgz', sha512: 'x+/=', size: 2_097_152 }] },
    { version: '1.2.0', files: [] },
  ])
})

test('files are listed with size, checksum and name', () => {
  expect(renderFiles([file, { ...file, name: 'SHA256SUMS', bytes: 512 }])).toBe(
    '  2.0 MiB  abc  a.tgz\n  0.5 kiB  abc  SHA256SUMS',
  )
})

test('each package of a release has a name of its own, with the version', () => {
  const names = listPackages('1.2.0').map(({ name }) => name)
  expect(new Set(names).size).toBe(7)
  expect(names.filter((name) => !name.includes('1.2.0'))).toEqual([])
})

test('the bill of materials tells what is shipped from what only builds and tests it', () => {
  const materials = {
    metadata: { component: { name: 'folder', type: 'library', version: '1.2.0' } },
    components: [
      { name: 'vue', version: '3.0.0', scope: 'optional' },
      { name: 'vue', version: '2.0.0', scope: 'optional' },
      { name: 'electron', version: '45.0.0', scope: 'optional' },
      { name: '@napi-rs/keyring-darwin-arm64', version: '2.0.0', scope: 'optional' },
      { name: 'vitest', version: '4.0.0', scope: 'optional' },
    ],
  }
  expect(markShipped(materials, [{ name: 'vue', version: '3.0.0' }])).toEqual({
    metadata: {
      component: { name: 'endpoint-explorer', type: 'application', version: '1.2.0' },
    },
    components: [
      { name: 'vue', version: '3.0.0', scope: 'required' },
      { name: 'vue', version: '2.0.0', scope: 'excluded' },
      { name: 'electron', version: '45.0.0', scope: 'required' },
      { name: '@napi-rs/keyring-darwin-arm64', version: '2.0.0', scope: 'optional' },
      { name: 'vitest', version: '4.0.0', scope: 'excluded' },
    ],
  })
})
