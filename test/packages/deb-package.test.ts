import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shareDocumentedSample } from '../support/shared-samples.ts'
import { debName, makeDebPackage } from './packaging.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const person = 'endpoint-explorer-test'
const home = `/home/${person}`
const display = ':87'

/** Null where everything is there, or why the package cannot be installed on this computer. */
function findObstacle(): string | null {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version'))
    return 'This is no Debian.'
  if (process.getuid?.() !== 0) return 'Only root may install packages.'
  // The package asks for a package of that name, whoever made it; one of our own would prove nothing.
  if (spawnSync('dpkg', ['-s', 'nodejs']).status !== 0) return 'Node is here, but not as a package.'
  const tools = ['xvfb', 'desktop-file-utils', 'imagemagick', 'chromium', 'xdg-utils', 'x11-utils']
  const version = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'nodejs'], {
    encoding: 'utf8',
  })
  if (spawnSync('dpkg', ['--compare-versions', version.stdout, 'ge', '20.19']).status !== 0)
    return 'The package nodejs is older than 20.19.'
  const missing = tools.filter((name) => spawnSync('dpkg', ['-s', name]).status !== 0)
  if (missing.length === 0) return null
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env: environment, stdio: 'ignore' as const, timeout: 300_000 }
  spawnSync('apt-get', ['update', '-qq'], options)
  const got = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
    options,
  )
  return got.status === 0 ? null : `apt could not install ${missing.join(', ')}.`
}

/** Some containers keep ordinary people from Chromium's sandbox; going without it is no way out. */
function findSandboxObstacle(): string | null {
  const profile = mkdtempSync(join(tmpdir(), 'endpoint-explorer-sandbox-'))
  chmodSync(profile, 0o777)
  const tried = spawnSync(
    'runuser',
    [
      ...['-u', 'nobody', '--', 'env', `HOME=${profile}`, 'chromium', '--headless'],
      ...[`--user-data-dir=${profile}/data`, '--dump-dom', 'about:blank'],
    ],
    { stdio: 'ignore', timeout: 60_000 },
  )
  rmSync(profile, { recursive: true, force: true })
  return tried.status === 0 ? null : 'Chromium cannot use its sandbox here.'
}

const obstacle = findObstacle() ?? findSandboxObstacle()
if (obstacle !== null) console.warn(`The Debian package is not installed here. ${obstacle}`)

let folder: string
let archive: string
let newerArchive: string
const started: ChildProcess[] = []

beforeAll(() => {
  if (obstacle !== null) return
  folder = mkdtempSync(join(tmpdir(), 'endpoint-explorer-deb-'))
  // Whoever runs the tests may have told git nothing of themselves.
  process.env.DEBFULLNAME = 'A Person'
  process.env.DEBEMAIL = 'person@example.org'
  archive = makeDebPackage(folder, '0.9.0')
  newerArchive = makeDebPackage(folder, '1.0.0')
  // Left by a run that was killed.
  spawnSync('apt-get', ['purge', '-y', '-qq', debName], { stdio: 'ignore' })
  spawnSync('userdel', ['--remove', person], { stdio: 'ignore' })
  execFileSync('useradd', ['--create-home', '--shell', '/bin/sh', person])
})

afterAll(() => {
  if (obstacle !== null) return
  for (const child of started) child.kill()
  spawnSync('apt-get', ['purge', '-y', '-qq', debName], { stdio: 'ignore' })
  spawnSync('pkill', ['-KILL', '-u', person])
  spawnSync('userdel', ['--remove', person], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
})

const asPerson = (environment: readonly string[], ...command: readonly string[]) => [
  ...['-u', person, '--', 'env', '-i', 'PATH=/usr/bin:/bin', `HOME=${home}`],
  ...['ENDPOINT_EXPLORER_SECRETS=memory', ...environment, '/usr/bin/endpoint-explorer', ...command],
]

function openWindow() {
  const args = asPerson([`DISPLAY=${display}`])
  started.push(spawn('runuser', args, { cwd: home, stdio: 'ignore' }))
}

/** What the installed program tells an ordinary person of one query to a server that counts 240 items. */
async function queryAsPerson(): Promise<string> {
  const sample = await shareDocumentedSample()
  const query = join(home, 'events.http')
  writeFileSync(query, `GET ${sample.baseUrl}/api/v4/endpoints/events\n`)
  const server = ['--base-url', sample.baseUrl, '--server-type', 'documented']
  const args = ['walk', query, ...server, '--token-env', 'SAMPLE_TOKEN']
  const told = await promisify(execFile)(
    'runuser',
    asPerson([`SAMPLE_TOKEN=${sample.token}`], ...args),
    { cwd: home, timeout: 60_000 },
  )
  return told.stdout.split('\n')[0] ?? ''
}

const processesOfPerson = () =>
  spawnSync('ps', ['-u', person, '-o', 'args='], { encoding: 'utf8' }).stdout

/**
 * Where Chromium itself ends at its start, as it does at times without a graphics card, the app opens a tab
 * instead. So the app is started again, and each start that showed no window says which programs ran.
 */
async function startUntilSeen(windows: () => string): Promise<void> {
  const starts: string[] = []
  for (const limit of [45_000, 45_000, 90_000]) {
    openWindow()
    const isSeen = await vi
      .waitUntil(() => windows().includes('"Endpoint Explorer"'), { timeout: limit, interval: 500 })
      .catch(() => false)
    if (isSeen) return
    starts.push(`${windows()}\n${processesOfPerson()}`)
    spawnSync('pkill', ['-KILL', '-u', person])
  }
  throw new Error(`No window of the app in ${starts.length} starts:\n${starts.join('\n\n')}`)
}

test.skipIf(obstacle !== null)('the control data and the desktop file are well formed', () => {
  expect(
    execFileSync('dpkg-deb', ['-f', archive, 'Maintainer', 'Depends', 'Conflicts'], {
      encoding: 'utf8',
    }),
  ).toBe(
    'Maintainer: A Person <person@example.org>\nDepends: nodejs (>= 20.19)\nConflicts: endpoint-explorer\n',
  )
  const desktop = join(project, 'resources', 'linux', `${debName}.desktop`)
  expect(spawnSync('desktop-file-validate', [desktop], { encoding: 'utf8' }).stdout).toBe('')
})

test.skipIf(obstacle !== null)(
  'apt installs it, an ordinary person sends a query and sees its window, and a newer version and removing leave what they saved',
  async () => {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { env: environment, stdio: ['ignore', 'ignore', 'inherit'] as const }
    const install = (file: string) => {
      const args = ['install', '-y', '-qq', '--no-install-recommends', file]
      execFileSync('apt-get', args, { ...options, stdio: [...options.stdio] })
      return execFileSync('/usr/bin/endpoint-explorer', ['--version'], { encoding: 'utf8' })
    }
    expect(install(archive)).toBe('0.9.0\n')
    expect(await queryAsPerson()).toContain('Items received, each counted once: 240.')
    started.push(spawn('Xvfb', [display, '-screen', '0', '1360x860x24'], { stdio: 'ignore' }))
    await expect.poll(() => existsSync('/tmp/.X11-unix/X87'), { timeout: 30_000 }).toBe(true)

    const windows = () =>
      spawnSync('xwininfo', ['-display', display, '-root', '-tree'], { encoding: 'utf8' }).stdout
    await startUntilSeen(windows)

    const commands = processesOfPerson()
    expect(commands).toContain('--app=file:///')
    expect(commands).not.toContain('#launch=')
    expect(commands).not.toContain('--no-sandbox')

    const picture = join(project, '.cache', 'deb-window.png')
    mkdirSync(join(project, '.cache'), { recursive: true })
    const isPainted = () => {
      execFileSync('import', ['-display', display, '-window', 'root', picture])
      return Number(execFileSync('identify', ['-format', '%k', picture], { encoding: 'utf8' }))
    }
    // A page that is there has many colours; an empty window has few.
    await expect.poll(isPainted, { timeout: 60_000, interval: 1_000 }).toBeGreaterThan(100)

    const dataDir = join(home, '.local', 'share', 'endpoint-explorer')
    const saved = () => existsSync(join(dataDir, 'connections.json'))
    await expect.poll(saved, { timeout: 30_000 }).toBe(true)
    spawnSync('pkill', ['-TERM', '-u', person])
    // The app may still save where its sample listens.
    await expect.poll(processesOfPerson, { timeout: 30_000 }).not.toContain('endpoint-explorer')
    const before = readFileSync(join(dataDir, 'connections.json'), 'utf8')
    expect(install(newerArchive)).toBe('1.0.0\n')
    expect(readFileSync(join(dataDir, 'connections.json'), 'utf8')).toBe(before)

    execFileSync('apt-get', ['purge', '-y', '-qq', debName], {
      ...options,
      stdio: [...options.stdio],
    })
    const left = ['/usr/bin/endpoint-explorer', `/usr/lib/${debName}`, `/usr/share/doc/${debName}`]
    expect(left.filter((path) => existsSync(path))).toEqual([])
    expect(readFileSync(join(dataDir, 'connections.json'), 'utf8')).toBe(before)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  },
)
