import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

const packageJson = z.object({ version: z.string() })

/** Reads the app's version from `package.json`, which is shipped with the app. */
export async function loadVersion(packageFile: string): Promise<string> {
  return packageJson.parse(JSON.parse(await readFile(packageFile, 'utf8'))).version
}
