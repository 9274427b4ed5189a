import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

const named = z.object({ version: z.string() })

/** The app's version, as its `package.json` has it. Rejects where there is no such file: it comes with the app. */
export async function loadVersion(packageFile: string): Promise<string> {
  return named.parse(JSON.parse(await readFile(packageFile, 'utf8'))).version
}
