import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

const packageJson = z.object({ version: z.string(), updateAddress: z.optional(z.string()) })

/** Reads the app's version from `package.json`, which is shipped with the app. */
export async function loadVersion(packageFile: string): Promise<string> {
  return (await loadPackage(packageFile)).version
}

/** Reads where whoever packaged the app announces newer versions; '' if nowhere. */
export async function loadUpdateAddress(packageFile: string): Promise<string> {
  return (await loadPackage(packageFile)).updateAddress ?? ''
}

const loadPackage = async (packageFile: string) =>
  packageJson.parse(JSON.parse(await readFile(packageFile, 'utf8')))
