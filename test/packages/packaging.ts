/** The packaging scripts as the tests call them; they are plain JavaScript, because they run on what is installed. */
const load = (path: string): Promise<unknown> =>
  import(new URL(`../../scripts/${path}`, import.meta.url).href)

export const { makeNpmPackage, packFolder } = (await load('package/npm-package.mjs')) as {
  makeNpmPackage: (target: string, version: string) => string
  packFolder: (folder: string, target: string) => string
}

export const { debName, makeDebPackage } = (await load('package/deb-package.mjs')) as {
  debName: string
  makeDebPackage: (target: string, version: string) => string
}

/** What electron-builder is told; its own schema says what may stand there. */
export type BuilderConfig = Record<string, unknown> & {
  electronFuses: Readonly<Record<string, boolean>>
}

export const { describeElectronPackages } = (await load('package/electron-config.mjs')) as {
  describeElectronPackages: (about: {
    app: string
    target: string
    maintainer: string
    electronDist: string | null
  }) => BuilderConfig
}

export const { layOutElectronApp, ensureBuilder, loadBuilder, compareFuses, findPrograms } =
  (await load('package/electron-package.mjs')) as {
    layOutElectronApp: (folder: string, system: 'linux' | 'win32' | 'darwin') => Promise<void>
    ensureBuilder: () => Promise<void>
    loadBuilder: (name: string) => unknown
    compareFuses: (
      program: string,
      wanted: Readonly<Record<string, boolean>>,
      fuses: unknown,
    ) => Promise<string[]>
    findPrograms: (target: string) => string[]
  }

export const { readMaintainer, readUpdateAddress } = (await load('package/maintainer.mjs')) as {
  readUpdateAddress: (environment: Readonly<Record<string, string | undefined>>) => {
    updateAddress?: string
  }
  readMaintainer: (
    environment: Readonly<Record<string, string | undefined>>,
    askGit: (key: string) => string,
  ) => string
}

export const { findNpm } = (await load('setup/package-program.mjs')) as {
  findNpm: () => { command: string; args: readonly string[] }
}
