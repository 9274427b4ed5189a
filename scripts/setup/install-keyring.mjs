import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const programs = ['dbus-daemon', 'dbus-send', 'gnome-keyring-daemon']
const packages = ['dbus', 'dbus-x11', 'gnome-keyring']

/**
 * Makes sure that tests can start a system keyring: on Debian-based systems, installs gnome-keyring and D-Bus
 * if they are missing and we are root. Starts nothing.
 *
 * @returns {string | null} a sentence that says why there is no keyring; null if there is one
 */
export function ensureKeyring() {
  if (process.platform !== 'linux') return 'The test keyring is for Linux only.'
  if (findMissing().length === 0) return null
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return `Not installed: ${findMissing().join(', ')} (packages ${packages.join(', ')}).`
  }
  try {
    apt(['update'])
    apt(['install', '--no-install-recommends', ...packages])
  } catch {
    return `apt-get could not install ${packages.join(', ')}.`
  }
  const stillMissing = findMissing()
  return stillMissing.length === 0 ? null : `Still not there: ${stillMissing.join(', ')}.`
}

function findMissing() {
  return programs.filter((program) => spawnSync(program, ['--version']).error !== undefined)
}

/** @param {string[]} args */
function apt(args) {
  execFileSync('apt-get', ['-qq', '-y', ...args], {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

const started = process.argv[1]
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) {
  const obstacle = ensureKeyring()
  if (obstacle !== null) {
    console.error(obstacle)
    process.exitCode = 1
  }
}
