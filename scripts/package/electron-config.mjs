/** How electron-builder makes the packages with Electron. Its schema is checked by test/packages. */
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../setup/project.mjs'

/** The scheme of the app's links, as electron/host/opened/read-opened.ts has it. */
const linkScheme = 'endpoint-explorer'
/** The package without Electron: both bring `endpoint-explorer` and the same links. */
const otherDeb = 'endpoint-explorer-browser'

/**
 * @param {{ app: string, target: string, maintainer: string, electronDist: string | null }} about `app` is
 *   the folder that layOutElectronApp has made; without `electronDist` electron-builder fetches Electron
 */
export function describeElectronPackages({ app, target, maintainer, electronDist }) {
  /** @type {{ devDependencies: { electron: string } }} */
  const { devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  return {
    appId: 'explorer.endpoint.desktop',
    productName: 'Endpoint Explorer',
    copyright: 'Copyright © 2026 The Endpoint Explorer authors',
    electronVersion: devDependencies.electron,
    ...(electronDist !== null && { electronDist }),
    directories: { app, output: target, buildResources: inProject('resources', 'icons') },
    artifactName: 'endpoint-explorer-${version}-${os}-${arch}.${ext}',
    // The keyring is machine code and built for Electron's interface already.
    npmRebuild: false,
    files: [
      ...['out/**', 'package.json', 'LICENSE', 'node_modules/@napi-rs/**'],
      '!**/*.{md,d.ts,map}',
      // Stands in for another package; the app does not.
      '!**/keytar.js',
    ],
    asar: true,
    asarUnpack: ['**/*.node'],
    electronLanguages: ['en', 'en-US', 'de'],
    // electron-builder leaves them in where Electron comes from a folder.
    /** @param {{ appOutDir: string }} packed */
    afterPack: async ({ appOutDir }) => {
      await rm(join(appOutDir, 'resources', 'default_app.asar'), { force: true })
      await rm(join(appOutDir, 'version'), { force: true })
    },
    // None is built in: whoever wants to be told of updates names an address in the settings.
    publish: null,
    // Electron's security tutorial, item 19. Nothing but the app's own archive runs, and it takes no orders
    // from arguments or the environment.
    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      // Turning a fuse breaks the signature that Apple's processors ask for even of what nobody signed.
      resetAdHocDarwinSignature: true,
    },
    fileAssociations: [
      {
        ext: 'endpoint.json',
        name: 'Endpoint Explorer query',
        description: 'A query of the Endpoint Explorer',
        mimeType: 'application/x-endpoint-explorer+json',
        role: 'Viewer',
        rank: 'Alternate',
      },
    ],
    protocols: [{ name: 'Endpoint Explorer query', schemes: [linkScheme], role: 'Viewer' }],
    ...describeSystems(maintainer),
  }
}

/** What differs between the systems. @param {string} maintainer */
function describeSystems(maintainer) {
  return {
    win: {
      target: [{ target: 'nsis', arch: ['x64'] }],
      icon: inProject('resources', 'icons', 'icon.ico'),
    },
    nsis: {
      oneClick: true,
      perMachine: false,
      // What people have saved is theirs.
      deleteAppDataOnUninstall: false,
      include: inProject('resources', 'windows', 'installer.nsh'),
    },
    mac: {
      target: [
        { target: 'dmg', arch: ['universal'] },
        { target: 'zip', arch: ['universal'] },
      ],
      icon: inProject('resources', 'icons', 'icon.icns'),
      category: 'public.app-category.developer-tools',
      hardenedRuntime: true,
      // Each half of the program brings the keyring of both kinds of processor.
      x64ArchFiles: '**/@napi-rs/**',
      extendInfo: {
        NSLocalNetworkUsageDescription:
          'Endpoint Explorer sends your queries to instances in your own network.',
      },
    },
    linux: {
      target: [
        { target: 'AppImage', arch: ['x64'] },
        { target: 'deb', arch: ['x64'] },
      ],
      icon: inProject('resources', 'icons'),
      executableName: 'endpoint-explorer',
      maintainer,
      category: 'Development',
      synopsis: 'Query, inspect and explain the endpoints of a content API',
      syncDesktopName: true,
      desktop: {
        entry: {
          'Comment[de]': 'Endpunkte einer Content-API abfragen, ansehen und erklären',
          GenericName: 'API Explorer',
          'GenericName[de]': 'API-Explorer',
          Categories: 'Development;WebDevelopment;',
          Keywords: 'API;JSON;Content;',
        },
      },
    },
    deb: {
      packageName: 'endpoint-explorer',
      artifactName: 'endpoint-explorer_${version}_${arch}.${ext}',
      recommends: ['gnome-keyring | kwalletmanager'],
      fpm: ['--conflicts', otherDeb],
    },
  }
}
