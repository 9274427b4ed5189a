import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../support/temporary-folder.ts'

/** The folder of a project with these files, one layer and a list of what git ignores. */
export async function createProject(files: Record<string, string>): Promise<string> {
  const project = await makeFolder()
  const all = {
    'package.json': JSON.stringify({ imports: { '#core/*': './src/core/*' } }),
    '.gitignore': 'node_modules/\nout/\n/coverage/\n*.log\n',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(project, name)), { recursive: true })
    await writeFile(join(project, name), text)
  }
  return project
}
