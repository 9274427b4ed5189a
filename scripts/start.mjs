/**
 * `npm start`: opens the app, on a fresh clone too. In Electron where its program is installed, else
 * (or with `-- --browser`) in the browser. Other arguments go to the app as they are.
 */
import { existsSync, readFileSync } from 'node:fs'
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject, projectFolder } from './setup/project.mjs'
import { runNode, runProgram } from './setup/run-program.mjs'
import { announce, runCommand } from './setup/step.mjs'

await runCommand(async () => {
  const args = process.argv.slice(2)
  await ensureDependencies()
  await ensureBuild()

  const electron = args.includes('--browser') ? null : chooseElectron()
  return electron === null
    ? runNode(inProject('out', 'main', 'browser.js'), args)
    : runProgram(electron, [projectFolder, ...args])
})

/** Electron's program, or null after saying why the browser has to do. */
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
