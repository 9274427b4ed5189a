/**
 * `npm start`: opens the app in Electron if it is installed, otherwise (or with `-- --browser`) in a browser.
 * Works on a fresh clone. Other arguments are passed to the app. Help is printed without building.
 */
import { existsSync, readFileSync } from 'node:fs'
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject, projectFolder } from './setup/project.mjs'
import { runNode, runProgram } from './setup/run-program.mjs'
import { announce, runCommand } from './setup/step.mjs'

// Above what uses them: this file waits for its command before it goes on.
/** The complete help is part of the program, which is not built yet. */
const helpBeforeBuild = `npm start                 opens the app in a window
npm start -- --browser    opens the app in a browser
npm start -- help         lists all commands and options, once the app was started

The first start builds the app, which takes about a minute.
`

/** The result of `runProgram` if a signal ended the program, as when Electron cannot start. */
const endedBySignal = 1

await runCommand(async () => {
  const args = process.argv.slice(2)
  const program = inProject('out', 'main', 'browser.js')
  const forProgram = args.filter((one) => one !== '--browser')
  if (forProgram[0] === 'help' || forProgram.includes('--help')) {
    if (existsSync(program)) return runNode(program, forProgram)
    process.stdout.write(helpBeforeBuild)
    return 0
  }
  await ensureDependencies()
  await ensureBuild()

  const openInBrowser = () => runNode(program, args)
  const electron = args.includes('--browser') ? null : chooseElectron()
  if (electron === null) return openInBrowser()

  const began = performance.now()
  const code = await runProgram(electron, [projectFolder, ...args])
  // A sandbox that is not allowed ends Electron at once; later, a signal comes from the user.
  if (code !== endedBySignal || process.platform !== 'linux' || performance.now() - began > 5_000)
    return code
  // electron#42510. The sandbox is not disabled, because it protects the computer from the page.
  announce(
    'Electron could not start. Since Ubuntu 23.10 its sandbox is not allowed to programs outside the system’s folders, so the app opens in your browser instead. The package endpoint-explorer for Debian and Ubuntu brings the permission.',
  )
  return openInBrowser()
})

/** Electron's program; null if the browser must be used, after printing why. */
function chooseElectron() {
  const hasDisplay =
    process.platform !== 'linux' ||
    Boolean(process.env.DISPLAY) ||
    Boolean(process.env.WAYLAND_DISPLAY)
  if (!hasDisplay) {
    announce('There is no display for a window here, so the app is served to a browser instead.')
    return null
  }
  const pathFile = inProject('node_modules', 'electron', 'path.txt')
  if (!existsSync(pathFile)) {
    announce(
      'Electron\'s program is not installed here, so the app opens in your browser instead. "npx install-electron" gets it.',
    )
    return null
  }
  return inProject('node_modules', 'electron', 'dist', readFileSync(pathFile, 'utf8').trim())
}
