/** Makes sure that out/ contains an up-to-date build. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { packageProgram } from './package-program.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run-program.mjs'
import { announce, StepFailure } from './step.mjs'

const sources = [
  'docs/manual',
  'src',
  'electron',
  'resources',
  'electron.vite.config.ts',
  'package-lock.json',
]
const stampFile = inProject('out', '.sources')

/** Builds only if a source has changed since the last successful build. */
export async function ensureBuild() {
  const currentFingerprint = fingerprint(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentFingerprint) return
  announce('Building the app…')
  rmSync(stampFile, { force: true })
  const code = await runNode(packageProgram('electron-vite'), ['build', '--logLevel', 'warn'], {
    output: 'to-stderr',
  })
  if (code !== 0)
    throw new StepFailure(
      'Building the app',
      'The lines above name the file. If you did not change it, "npm ci" and the same command again help.',
    )
  mkdirSync(inProject('out'), { recursive: true })
  writeFileSync(stampFile, currentFingerprint)
}
