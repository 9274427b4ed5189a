import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

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
