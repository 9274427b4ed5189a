/**
 * Another user of the computer: reads the command line of every process again and again, and tries to read each
 * launch file named there, if it is in the folder of the first argument. Prints what it got, as JSON, when its input
 * ends. A launch address that is there before it is ready belongs to another app, which somebody uses.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = process.argv[2] ?? ''
/** @type {Set<string>} */
const browsers = new Set()
/** @type {Set<string>} */
const tokens = new Set()
/** @type {Set<string>} */
const readings = new Set()

const listProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      const commandLine = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).text
      return { pid, commandLine, token: /launch=[\w-]{43}/.exec(commandLine)?.[0] }
    })
const ofOthers = new Set(listProcesses().map(({ token }) => token))

function look() {
  for (const { pid, commandLine, token } of listProcesses()) {
    if (token !== undefined && !ofOthers.has(token)) tokens.add(token)
    const file = /file:\/\/[^\0]*open[^\0]*\.html/.exec(commandLine)?.[0]
    if (file?.includes(folder) !== true || browsers.has(pid)) continue
    browsers.add(pid)
    const reading = attempt(() => readFileSync(fileURLToPath(file), 'utf8'))
    readings.add(reading.code ?? 'read')
  }
  setImmediate(look)
}

/** @param {() => string} read */
function attempt(read) {
  try {
    return { text: read(), code: null }
  } catch (error) {
    return { text: '', code: String(/** @type {NodeJS.ErrnoException} */ (error).code) }
  }
}

process.stdin.resume().on('end', () => {
  process.stdout.write(
    JSON.stringify({ browsers: browsers.size, tokens: [...tokens], readings: [...readings] }),
  )
  process.exit()
})
process.stdout.write('ready\n')
look()
