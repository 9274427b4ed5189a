import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'

/** What every planted error says: a report that holds it tells of tokens and addresses. */
export const secret = 'token 4711 of https://api.example'

/** Code that throws once, in one place of one of the page's programs. */
export interface Plant {
  /** What the built file's name begins with, and words in it that tell it from others of that name. */
  name: 'index' | 'worker'
  file: string
  /** What stands in its place when it is fetched. */
  change: (code: string) => string
}

/** Has a file of the page served with a plant in it, until `page.unrouteAll`. */
export async function plantInPage(page: Page, { name, file, change }: Plant) {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    // Playwright keeps its connection, which the host may close at the moment it is used again.
    const answer = await route.fetch({ maxRetries: 2 })
    const code = await answer.text()
    await route.fulfill({ response: answer, body: code.includes(file) ? change(code) : code })
  })
}

/** Places of the privileged side: the text that stands there in what is built, and what is put in its place. */
const hostPlaces = {
  route: [
    'context.json(requestLog.readSince(',
    'context.json((planted("route"), requestLog).readSince(',
  ],
  'content-client': [
    'async function followHops(',
    'async function followHops(...hops) { planted("content-client"); return followPlanted(...hops) }\nasync function followPlanted(',
  ],
} as const

/** `main`: nothing is asked of the process. */
export type HostPlace = keyof typeof hostPlaces | 'main'

/** A program that has the privileged side throw when it is told to, and its environment. */
export async function plantInHost(folder: string) {
  const plant = join(folder, 'plant.mjs')
  const mark = (place: HostPlace) => join(folder, `throw-in-${place}`)
  await writeFile(plant, renderPlant(folder))
  return {
    environment: { NODE_OPTIONS: `--import=${pathToFileURL(plant).href}` },
    /** The next time that the place is passed, it throws. */
    arm: (place: HostPlace) => writeFile(mark(place), ''),
  }
}

/** Changes the built files while they are loaded. */
const hooks = `
const places = ${JSON.stringify(Object.values(hostPlaces))}
export async function load(url, context, next) {
  const loaded = await next(url, context)
  if (!url.includes('/out/main/') || !loaded.source) return loaded
  const code = loaded.source.toString()
  const source = places.reduce((changed, [from, to]) => changed.replace(from, () => to), code)
  return { ...loaded, source }
}`

const renderPlant = (folder: string) => `
import { register } from 'node:module'
import { rmSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

globalThis.planted = (place) => {
  const mark = join(${JSON.stringify(folder)}, 'throw-in-' + place)
  if (!existsSync(mark)) return
  rmSync(mark)
  throw new TypeError(${JSON.stringify(secret)})
}
if (isMainThread) {
  setInterval(() => planted('main'), 20).unref()
  register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}))
}
`
