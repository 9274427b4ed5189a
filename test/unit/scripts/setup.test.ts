import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { runProgram } from '../../support/snippet-tools.ts'
import { isUnix } from '../../support/unix.ts'
import { loadScript } from './load-script.ts'
import { createProject } from './small-project.ts'

const scripts = fileURLToPath(new URL('../../../scripts/', import.meta.url))

/** The folder of a project with our scripts, in which a test puts up a computer that is not like this one. */
async function openProject(files: Record<string, string> = {}) {
  const project = await createProject({})
  for (const name of ['setup', 'start.mjs'])
    await cp(join(scripts, name), join(project, 'scripts', name), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, name)), { recursive: true })
    await writeFile(join(project, name), text)
    if (text.startsWith('#!')) await chmod(join(project, name), 0o755)
  }
  return project
}

/** Lets Node take this computer for another system. */
const on = (platform: NodeJS.Platform) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'platform',{value:'${platform}'})`,
]

test('packages that another system installed in this folder are installed anew, once', async () => {
  const own = { name: 'own', version: '1.0.0', dependencies: { one: 'file:one' } }
  const one = { name: 'one', version: '1.0.0' }
  const packages = { one: one, 'node_modules/one': { resolved: 'one', link: true } }
  const lock = { name: 'own', version: '1.0.0', lockfileVersion: 3, requires: true }
  const project = await openProject({
    'package.json': JSON.stringify(own),
    'one/package.json': JSON.stringify(one),
    'package-lock.json': JSON.stringify({ ...lock, packages: { '': own, ...packages } }),
    'node_modules/.package-lock.json': JSON.stringify({ ...lock, packages }),
    'node_modules/.system': 'plan9 mips',
  })
  const module = pathToFileURL(join(project, 'scripts/setup/dependencies.mjs')).href
  const ensure = async () => {
    const code = `import { ensureDependencies } from '${module}'; await ensureDependencies()`
    const args = ['--input-type=module', '-e', code]
    const told = (await runProgram({ command: process.execPath, args })).stderr.split('\n')[0]
    return [told, await readFile(join(project, 'node_modules/.system'), 'utf8')]
  }
  const installed = `${process.platform} ${process.arch}`
  expect([await ensure(), await ensure()]).toEqual([
    ['Installing dependencies (half a minute, longer on a slow network)…', installed],
    ['', installed],
  ])
})

test('help is there before anything is installed or built', async () => {
  const project = await openProject()
  const script = join(project, 'scripts/start.mjs')
  const told = await runProgram({ command: process.execPath, args: [script, '--help'] })
  expect(told).toMatchObject({ code: 0, stderr: '' })
  expect(told.stdout).toContain('npm start -- --browser    opens the app in a browser')
})

/** Starts the app where everything is installed and built, and Electron is this shell script. */
async function start(electron: string, env: Readonly<Record<string, string>>) {
  const project = await openProject({
    'scripts/setup/dependencies.mjs': 'export const ensureDependencies = () => Promise.resolve()',
    'scripts/setup/build.mjs': 'export const ensureBuild = () => Promise.resolve()',
    'node_modules/electron/path.txt': 'electron',
    'node_modules/electron/dist/electron': `#!/bin/sh\n${electron}\n`,
    'out/main/browser.js': "console.log('in the browser', ...process.argv.slice(2))",
  })
  return runProgram({
    command: process.execPath,
    args: [join(project, 'scripts/start.mjs'), '--data-dir', 'x'],
    env: { DISPLAY: ':0', ...env },
  })
}

test.runIf(process.platform === 'linux')(
  'where Ubuntu keeps Electron from its sandbox, the app says so and opens in the browser',
  async () => {
    const { code, stdout, stderr } = await start('kill -TRAP $$', {})
    expect([code, stdout]).toEqual([0, 'in the browser --data-dir x\n'])
    expect(stderr).toContain('its sandbox is not allowed to programs outside the system’s folders')
    expect(await start('exit 3', {})).toEqual({ code: 3, stdout: '', stderr: '' })
  },
)

test.runIf(isUnix)('an editor’s terminal does not make Node of Electron', async () => {
  const { stdout } = await start('echo "[$ELECTRON_RUN_AS_NODE]"', { ELECTRON_RUN_AS_NODE: '1' })
  expect(stdout).toBe('[]\n')
})

// On Windows a signal from a program ends another one without asking it, so that only a person can press Ctrl+C there.
test.runIf(isUnix).each([
  ['linux', ['ready', 'asked', 'signal', 'end']],
  ['win32', ['ready', 'asked', 'end']],
] as const)('on %s what Ctrl+C tells the program and its child is %j', async (platform, told) => {
  const project = await openProject({
    'child.mjs': `
      process.on('SIGINT', () => console.log('signal'))
      process.stdin.on('end', () => setTimeout(() => { console.log('end'); process.exit() }, 200))
      process.stdin.resume()
      console.log('ready')`,
    'parent.mjs': `
      import { runNode } from './scripts/setup/run-program.mjs'
      const ended = runNode(new URL('child.mjs', import.meta.url).pathname, [])
      process.on('SIGINT', () => console.log('asked'))
      process.exitCode = await ended`,
  })
  const parent = spawn(process.execPath, [...on(platform), join(project, 'parent.mjs')])
  const lines: string[] = []
  for await (const line of createInterface({ input: parent.stdout })) {
    lines.push(line)
    if (line === 'ready') parent.kill('SIGINT')
    if (line === 'asked') parent.stdin.end()
  }
  // Two programs write these lines: which of them is first does not matter.
  expect(lines.toSorted()).toEqual(told.toSorted())
})

test.runIf(isUnix).each([
  ['without developer tools python3 is not run, because it would open a dialog', 2, false],
  ['with developer tools python3 is run', 0, true],
] as const)('on a Mac %s', async (_, code, isRun) => {
  const project = await openProject({
    'bin/xcode-select': `#!/bin/sh\nexit ${code}\n`,
    'bin/python3': '#!/bin/sh\n: > "$0.run"\n',
    'bin/curl': '#!/bin/sh\n',
    'bin/php': '#!/bin/sh\n',
    'bin/apt-get': '#!/bin/sh\n',
  })
  const script = join(project, 'scripts/setup/install-snippet-tools.mjs')
  const PATH = [join(project, 'bin'), '/nowhere'].join(delimiter)
  await runProgram({
    command: process.execPath,
    args: [...on('darwin'), script],
    env: { PATH, CI: undefined },
  })
  expect(existsSync(join(project, 'bin/python3.run'))).toBe(isRun)
})

test('SEED repeats a run, and a run without one has a seed that the programs it starts get too', async () => {
  const { chooseSeed } = (await loadScript('setup/seed.mjs')) as { chooseSeed: () => number }
  vi.stubEnv('SEED', '-42')
  expect(chooseSeed()).toBe(-42)
  vi.stubEnv('SEED', '')
  expect(String(chooseSeed())).toBe(process.env.SEED)
  vi.stubEnv('SEED', 'one')
  expect(chooseSeed).toThrow('SEED is one')
  vi.unstubAllEnvs()
})
