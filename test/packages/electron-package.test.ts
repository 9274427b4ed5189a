import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layOutElectronStandIn } from './electron-stand-in.ts'
import {
  compareFuses,
  describeElectronPackages,
  ensureBuilder,
  findPrograms,
  layOutElectronApp,
  loadBuilder,
  readMaintainer,
  readUpdateAddress,
  type BuilderConfig,
} from './packaging.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const about = { app: 'app', target: 'dist', maintainer: 'A Person <a@example.org>' }
const folder = mkdtempSync(join(tmpdir(), 'endpoint-explorer-electron-'))
const unpacked = join(folder, 'linux-unpacked')

interface Archive {
  createPackage: (from: string, to: string) => Promise<unknown>
  listPackage: (archive: string, options: { isPack: boolean }) => string[]
  statFile: (archive: string, path: string) => { size?: number }
  extractFile: (archive: string, path: string) => Buffer
}
let archive: Archive

/** Null, or why electron-builder and the keyrings of other systems cannot be had here. */
const obstacle = await ensureBuilder().then(
  () => null,
  (error: unknown) => String(error),
)
if (obstacle !== null) console.warn(`The packages with Electron are not looked at. ${obstacle}`)

beforeAll(async () => {
  if (obstacle !== null) return
  archive = loadBuilder('@electron/asar') as Archive
  const electronDist = join(folder, 'electron')
  const app = join(folder, 'app')
  const config = describeElectronPackages({ ...about, app, target: folder, electronDist })
  await layOutElectronStandIn(electronDist, String(config.electronVersion), archive.createPackage)
  await layOutElectronApp(app, 'linux')
  const { build, Platform } = loadBuilder('electron-builder') as {
    build: (options: object) => Promise<string[]>
    Platform: { LINUX: { createTarget: (name: string) => unknown } }
  }
  await build({
    projectDir: project,
    targets: Platform.LINUX.createTarget('dir'),
    config,
    publish: 'never',
  })
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(obstacle !== null)('the configuration', () => {
  const validate = (config: BuilderConfig) =>
    loadValidator().validateConfiguration(config, { isEnabled: false, add: () => undefined })

  test('is accepted by the schema of electron-builder', async () => {
    const config = describeElectronPackages({ ...about, electronDist: null })
    await expect(validate(config)).resolves.toBeUndefined()
  })

  test('would be refused with a key that electron-builder does not know', async () => {
    const config = describeElectronPackages({ ...about, electronDist: null })
    await expect(validate({ ...config, linux: { targett: 'deb' } })).rejects.toThrow(
      /configuration\.linux should be one of these/,
    )
  })

  test('the package with Electron and the one without cannot be installed together', () => {
    const { deb } = describeElectronPackages({ ...about, electronDist: null })
    expect(deb).toMatchObject({
      packageName: 'endpoint-explorer',
      fpm: ['--conflicts', 'endpoint-explorer-browser'],
    })
  })
})

describe.skipIf(obstacle !== null)('the program for Linux, made of a stand-in for Electron', () => {
  const path = () => join(unpacked, 'resources', 'app.asar')
  const files = () =>
    archive
      .listPackage(path(), { isPack: false })
      .map((name) => name.slice(1))
      .filter((name) => archive.statFile(path(), name).size !== undefined)

  test('holds what runs, and nothing else', () => {
    const kinds = [
      /^(package\.json|LICENSE)$/,
      /^out\/main\/(index|desktop-app|sample|keyring-broker)\.js$/,
      /^out\/main\/chunks\/[\w-]+\.js$/,
      /^out\/preload\/index\.cjs$/,
      /^out\/renderer\/(index\.html|licences\.json)$/,
      /^out\/renderer\/assets\/[\w.-]+\.(js|css|woff2|ttf|svg|png)$/,
      // The outlines under the map of items: of the world, and with provinces around Austria.
      /^out\/renderer\/assets\/(countries-50m|provinces)-[\w-]+\.json$/,
      /^node_modules\/@napi-rs\/keyring(-linux-x64-gnu)?\/(package\.json|LICENSE|index\.js|THIRD[\w-]*|[\w.-]+\.node)$/,
    ]
    expect(files().filter((name) => !kinds.some((kind) => kind.test(name)))).toEqual([])
    expect(files()).toEqual(
      expect.arrayContaining(['out/main/index.js', 'out/main/desktop-app.js']),
    )
    expect(files().filter((name) => name.endsWith('.node'))).toHaveLength(1)
  })

  test('is no larger than what it has to hold', () => {
    const bytes = files().reduce((sum, name) => sum + (archive.statFile(path(), name).size ?? 0), 0)
    console.log(`app.asar: ${files().length} files, ${(bytes / 2 ** 20).toFixed(1)} MiB`)
    expect(bytes).toBeLessThan(20 * 2 ** 20)
  })

  test('keeps its machine code outside the archive, where a system can load it', () => {
    const outside = join(unpacked, 'resources', 'app.asar.unpacked', 'node_modules', '@napi-rs')
    const code = readdirSync(outside, { recursive: true, encoding: 'utf8' })
    expect(code.filter((name) => name.endsWith('.node'))).toHaveLength(1)
  })

  test('says its name, its version and where it begins', () => {
    const shipped: unknown = JSON.parse(archive.extractFile(path(), 'package.json').toString())
    const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
      version: string
    }
    expect(shipped).toMatchObject({
      name: 'endpoint-explorer',
      productName: 'Endpoint Explorer',
      version,
      main: 'out/main/index.js',
    })
  })

  test('brings the languages of the app and no others', () => {
    expect(readdirSync(join(unpacked, 'locales')).toSorted()).toEqual(['de.pak', 'en-US.pak'])
  })

  test('has no address for updates built in', () => {
    const resources = readdirSync(join(unpacked, 'resources'))
    expect(resources.toSorted()).toEqual(['app.asar', 'app.asar.unpacked'])
  })

  describe('has every fuse', () => {
    const program = () => join(unpacked, 'endpoint-explorer')
    const wanted = {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    }
    const compare = (fuses: Readonly<Record<string, boolean>>) =>
      compareFuses(program(), fuses, loadBuilder('@electron/fuses'))

    test('as it should be', async () => {
      if (process.platform !== 'win32') expect(statSync(program()).mode & 0o111).toBe(0o111)
      expect(findPrograms(folder)).toEqual([program()])
      expect(await compare(wanted)).toEqual([])
    })

    test('as the configuration says, which packaging reads back', async () => {
      const { electronFuses } = describeElectronPackages({ ...about, electronDist: null })
      expect(electronFuses).toEqual({ ...wanted, resetAdHocDarwinSignature: true })
      expect(await compare(electronFuses)).toEqual([])
    })

    test('and one that differs, or that the program does not have, is named', async () => {
      expect(await compare({ ...wanted, runAsNode: true, flyToTheMoon: true })).toEqual([
        'The fuse runAsNode is off.',
        'The fuse flyToTheMoon is unknown.',
      ])
    })
  })
})

test.skipIf(obstacle !== null).each([
  ['win32', ['keyring', 'keyring-win32-x64-msvc']],
  ['darwin', ['keyring', 'keyring-darwin-arm64', 'keyring-darwin-x64']],
] as const)('for %s the keyring of that system is laid out', async (system, packages) => {
  const app = join(folder, system)
  await layOutElectronApp(app, system)
  expect(readdirSync(join(app, 'node_modules', '@napi-rs')).toSorted()).toEqual(packages)
})

test('macOS is told why the app wants to reach the local network', () => {
  const { mac } = describeElectronPackages({ ...about, electronDist: null })
  expect(mac).toMatchObject({
    extendInfo: { NSLocalNetworkUsageDescription: expect.stringContaining('your own network') },
  })
})

describe('who answers for a package', () => {
  const git = (key: string) => ({ 'user.name': 'Git', 'user.email': 'git@example.org' })[key] ?? ''

  test('is named by Debian’s variables, else by git', () => {
    const named = { DEBFULLNAME: 'A Person', DEBEMAIL: 'a@example.org' }
    expect(readMaintainer(named, git)).toBe('A Person <a@example.org>')
    expect(readMaintainer({}, git)).toBe('Git <git@example.org>')
  })

  test('has an address that somebody can read', () => {
    expect(() => readMaintainer({ DEBFULLNAME: 'A Person' }, () => '')).toThrow(/DEBEMAIL/)
    expect(() => readMaintainer({ DEBEMAIL: 'nobody' }, git)).toThrow(/DEBEMAIL/)
  })
})

test('a package says where newer versions are announced only if whoever builds it says so', () => {
  const address = 'https://updates.example/explorer'
  expect([
    readUpdateAddress({}),
    readUpdateAddress({ UPDATE_ADDRESS: '' }),
    readUpdateAddress({ UPDATE_ADDRESS: address }),
  ]).toEqual([{}, {}, { updateAddress: address }])
  for (const refused of [
    'http://updates.example',
    'updates.example',
    'https://a:b@x',
    'https://x?y',
  ])
    expect(() => readUpdateAddress({ UPDATE_ADDRESS: refused })).toThrow(/UPDATE_ADDRESS/)
})

/** Not exported by electron-builder; it is what `build` itself calls. */
function loadValidator() {
  return loadBuilder('app-builder-lib/out/util/config/config.js') as {
    validateConfiguration: (config: BuilderConfig, log: object) => Promise<void>
  }
}
