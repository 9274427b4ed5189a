import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, onTestFinished } from 'vitest'

/** A new empty folder for every test of the file, removed after it. */
export function temporaryFolder(): () => string {
  let path = ''
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'explorer-test-'))
  })
  afterEach(async () => {
    await rm(path, { recursive: true, force: true })
  })
  return () => path
}

/** A new empty folder, removed when the test has finished. */
export async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'explorer-test-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}
