/** The configuration of electron-builder; test/packages validates it against the schema. */
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../setup/project.mjs'

/** The scheme of the app's links, the same as in electron/host/opened/read-opened.ts. */
const linkScheme = 'endpoint-explorer'
/** The package without Electron, which conflicts: both install the command `endpoint-explorer`. */
const otherDeb = 'endpoint-explorer-browser'

/**
 * @param {{ app: string, target: string, maintainer: string, electronDist: string | null }} about `app` is
 *   the folder created by `layOutElectronApp`; without `electronDist`, electron-builder downloads Electron
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
    // The keyring's native code is prebuilt for Node-API and works in Electron.
    npmRebuild: false,
    files: [
      ...['out/**', 'package.json', 'LICENSE', 'node_modules/@napi-rs/**'],
      '!**/*.{md,d.ts,map}',
      // A drop-in replacement for keytar, which the app does not use.
      '!**/keytar.js',
    ],
    asar: true,
    asarUnpack: ['**/*.node'],
    // A language of the app has a manual.
    electronLanguages: ['en-US', ...readdirSync(inProject('docs', 'manual'))],
    // If Electron comes from a folder, electron-builder does not remove these files.
    /** @param {{ appOutDir: string }} packed */
    afterPack: async ({ appOutDir }) => {
      await rm(join(appOutDir, 'resources', 'default_app.asar'), { force: true })
      await rm(join(appOutDir, 'version'), { force: true })
    },
    // No built-in update server; users who want update checks enter a URL in the settings.
    publish: null,
    // Electron's security tutorial, item 19: only the app's own archive is run, and neither arguments nor the
    // environment can make it run other code.
    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      // Changing a fuse invalidates the ad-hoc signature, which Apple silicon requires even for unsigned
      // apps.
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

/** The configuration for each system. @param {string} maintainer */
function describeSystems(maintainer) {
  return {
    win: {
      target: [{ target: 'nsis', arch: ['x64'] }],
      icon: inProject('resources', 'icons', 'icon.ico'),
    },
    nsis: {
      oneClick: true,
      perMachine: false,
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
      // Both halves of the universal app contain the keyring for both processors.
      x64ArchFiles: '**/@napi-rs/**',
      extendInfo: {
        NSLocalNetworkUsageDescription:
          'Endpoint Explorer sends your queries to servers in your own network.',
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
