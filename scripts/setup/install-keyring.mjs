import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const programs = ['dbus-daemon', 'dbus-send', 'gnome-keyring-daemon']
const packages = ['dbus', 'dbus-x11', 'gnome-keyring']

/**
 * Makes sure that a system keyring can be started for tests: installs gnome-keyring and D-Bus where
 * they are missing, this is Debian (or a child of it) and we are root. Starts nothing.
 *
 * @returns {'ready' | string} `ready`, or one sentence that says why there is none
 */
export function ensureKeyring() {
  if (process.platform !== 'linux') return 'The test keyring is for Linux only.'
  if (missing().length === 0) return 'ready'
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return `Not installed: ${missing().join(', ')} (packages ${packages.join(', ')}).`
  }
  try {
    apt(['update'])
    apt(['install', '--no-install-recommends', ...packages])
  } catch {
    return `apt-get could not install ${packages.join(', ')}.`
  }
  const still = missing()
  return still.length === 0 ? 'ready' : `Still not there: ${still.join(', ')}.`
}

function missing() {
  return programs.filter((program) => spawnSync(program, ['--version']).error !== undefined)
}

/** @param {string[]} words */
function apt(words) {
  execFileSync('apt-get', ['-qq', '-y', ...words], {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

const started = process.argv[1]
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) {
  const outcome = ensureKeyring()
  if (outcome !== 'ready') {
    console.error(outcome)
    process.exitCode = 1
  }
}
