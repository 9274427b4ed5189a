import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { createLaunchFiles } from '#browser/launch-files.ts'
import { openFirst, planWindow } from '#browser/open-in-browser.ts'
import { createSecret } from '#browser/sessions.ts'
import { rounds } from '../support/rounds.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '../support/temporary-folder.ts'

const program = fileURLToPath(new URL('../../out/main/browser.js', import.meta.url))
const spyProgram = fileURLToPath(new URL('./support/process-list-spy.mjs', import.meta.url))
const isRoot = process.getuid?.() === 0
const nobody = 65_534
const starts = rounds(25)
const openings = rounds(1_000)
const openingsAtOnce = 20

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launch-address-'))
  await mkdir(join(folder, 'bin'))
  // Here, as it must come after what a test ends; a browser writes on for a while.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
})

const dataDir = () => join(folder, 'data')

/** Puts a program in the place of the browser: a shell script that gets the browser's arguments. */
async function installBrowser(script: string): Promise<void> {
  for (const name of ['chromium', 'xdg-open']) {
    const path = join(folder, 'bin', name)
    await writeFile(path, `#!/bin/sh\n${script}\n`)
    await chmod(path, 0o700)
  }
}

/** Starts the app, which opens the browser, and resolves to the address that it printed. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, [program, '--data-dir', dataDir(), ...args], {
    env: {
      ...process.env,
      PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
      ENDPOINT_EXPLORER_SECRETS: 'memory',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const [, origin, token] = /(http:\/\/127\.0\.0\.1:\d+)\/#launch=(\S+)$/.exec(line) ?? []
  if (origin === undefined || token === undefined) throw new Error(`It printed: ${line}`)
  return {
    redeem: async () => {
      const answer = await fetch(`${origin}/api/launch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ token }),
      })
      return answer.status
    },
    origin,
    ended,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

async function startSpy() {
  // The spy's user can read neither this project nor the folder of the app.
  const place = await makeFolder()
  await chmod(place, 0o755)
  await copyFile(spyProgram, join(place, 'spy.mjs'))
  const spy = spawn(process.execPath, [join(place, 'spy.mjs'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  })
  await once(spy.stdout, 'data')
  return {
    tell: async () => {
      spy.stdin.end()
      return JSON.parse(await text(spy.stdout)) as Record<'tokens' | 'readings', string[]> & {
        browsers: number
      }
    },
  }
}

test.runIf(process.platform === 'linux')(
  'another user who watches the list of processes gets no launch address when the app is started',
  { timeout: 120_000 },
  async () => {
    await installBrowser('sleep 0.5')
    const spy = await startSpy()
    const first = await start()
    onTestFinished(() => first.stop())
    const statuses = [await first.redeem()]
    while (statuses.length < starts) {
      const next = await start(...(statuses.length % 2 === 0 ? [] : ['--tab']))
      statuses.push(await next.redeem())
      await next.ended
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    const planted = `launch=${'p'.repeat(43)}`
    await once(spawn('/bin/sh', ['-c', 'sleep 0.5', planted], { stdio: 'ignore' }), 'exit')
    const { browsers, tokens, readings } = await spy.tell()
    expect(tokens).toEqual([planted])
    // It saw every browser, some of them twice: a shell that starts another program is there twice for a moment.
    expect(browsers).toBeGreaterThanOrEqual(starts)
    if (isRoot) expect(readings).toEqual(['EACCES'])
  },
)

test.runIf(process.platform === 'linux')(
  `another user loses the race for the launch address ${openings} times`,
  { timeout: 1_200_000 },
  async () => {
    await installBrowser('sleep 1')
    const files = createLaunchFiles(join(dataDir(), 'launch'))
    const spy = await startSpy()
    const waiting = Array.from({ length: openings }).values()
    const open = async () => {
      while (waiting.next().done !== true) {
        const url = `http://127.0.0.1:4711/#launch=${createSecret()}`
        const name = await files.write(url)
        const file = pathToFileURL(join(dataDir(), 'launch', name ?? '')).href
        openFirst([planWindow(join(folder, 'bin', 'chromium'), file)], () => {
          throw new Error('It could not be opened')
        })
        await wait(1_200)
        await files.remove(url)
      }
    }
    await Promise.all(Array.from({ length: openingsAtOnce }, open))
    const { browsers, tokens, readings } = await spy.tell()
    expect(tokens).toEqual([])
    expect(browsers).toBeGreaterThanOrEqual(openings)
    if (isRoot) expect(readings).toEqual(['EACCES'])
  },
)

test.runIf(process.platform === 'linux')(
  'a real browser gets in through the file, which is gone then',
  async () => {
    const browser = process.env.CHROMIUM_PATH ?? ''
    const profile = join(folder, 'profile')
    const sandbox = isRoot ? '--no-sandbox' : ''
    await installBrowser(
      `echo "$@" > '${folder}/arguments'
exec '${browser}' --headless ${sandbox} --remote-debugging-port=0 --user-data-dir='${profile}' "\${1#--app=}"`,
    )
    const app = await start()
    onTestFinished(() => app.stop())
    const port = await expect
      .poll(() => readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => ''))
      .toMatch(/^\d+\n/)
      .then(() => readFile(join(profile, 'DevToolsActivePort'), 'utf8'))
    const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port.split('\n', 1)[0]}`)
    onTestFinished(async () => {
      const session = await connected.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => undefined)
    })
    const page = () => connected.contexts()[0]?.pages()[0]
    await expect.poll(() => page()?.url()).toBe(`${app.origin}/`)
    await page()?.locator('[data-test="query.send"]').waitFor()
    expect(await readFile(join(folder, 'arguments'), 'utf8')).toBe(
      `--app=file://${dataDir()}/launch/open.html --no-first-run --no-default-browser-check\n`,
    )
    expect(await readdir(dataDir())).not.toContain('launch')
    expect(await app.redeem()).toBe(403)
  },
)
