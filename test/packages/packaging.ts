/** The packaging scripts as the tests call them; they are plain JavaScript, because they run on what is installed. */
const load = (path: string): Promise<unknown> =>
  import(new URL(`../../scripts/${path}`, import.meta.url).href)

export const { makeNpmPackage, packFolder } = (await load('package/npm-package.mjs')) as {
  makeNpmPackage: (target: string) => string
  packFolder: (folder: string, target: string) => string
}

export const { debName, makeDebPackage } = (await load('package/deb-package.mjs')) as {
  debName: string
  makeDebPackage: (target: string) => string
}

export const { findNpm } = (await load('setup/npm-program.mjs')) as {
  findNpm: () => { command: string; args: readonly string[] }
}
