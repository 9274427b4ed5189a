/** Checks the format of all files that have not passed yet: a step of `npm run check`. */
import { readFileSync } from 'node:fs'
import * as prettier from 'prettier'
import { fingerprint } from './setup/fingerprint.mjs'
import { openPassedFiles } from './setup/passed-files.mjs'
import { inProject, projectFolder } from './setup/project.mjs'
import { listFiles } from './structure/list-files.mjs'

const ignorePath = inProject('.prettierignore')
const settings = ['.prettierrc.json', '.prettierignore', '.editorconfig', 'package-lock.json']
const passed = openPassedFiles('format', settings)
/** @type {string[]} */
const wrong = []
/** @type {string[]} */
const right = []

for (const file of listFiles(projectFolder)) {
  const path = inProject(file)
  const { ignored, inferredParser } = await prettier.getFileInfo(path, { ignorePath })
  if (ignored || inferredParser === null) continue
  const hash = fingerprint([file])
  if (passed.has(hash)) continue
  const options = await prettier.resolveConfig(path, { editorconfig: true })
  const isRight = await prettier.check(readFileSync(path, 'utf8'), { ...options, filepath: path })
  if (isRight) right.push(hash)
  else wrong.push(file)
}
passed.keep(right)
for (const file of wrong) console.error(file)
process.exitCode = wrong.length === 0 ? 0 : 1
