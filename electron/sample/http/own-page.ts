/** The sample's pages besides the API: welcome page, request log and images. */
import type { Answer } from './answer.ts'
import type { RequestLog } from './serve.ts'

interface Welcome {
  title: string
  baseUrl: string
  token: string
  /** The slug of the endpoint in the example of a request. */
  example: string
  endpoints: readonly (readonly [slug: string, id: string, about: string])[]
}

interface OwnPages {
  log: RequestLog
  welcome: () => Welcome
}

/** null if the target is none of these pages. */
export function answerOwnPage(target: string, { log, welcome }: OwnPages): Answer | null {
  const path = target.split('?')[0] ?? target
  if (path === '/') return plainText(renderWelcome(welcome()))
  if (path === '/log') {
    return plainText(
      log
        .lines()
        .map((line) => `${line}\n`)
        .join(''),
    )
  }
  const [, folder, file = ''] = path.split('/')
  return folder === 'media' ? picture(file) : null
}

function renderWelcome({ title, baseUrl, token, example, endpoints }: Welcome): string {
  const width = Math.max(...endpoints.map(([slug]) => slug.length)) + 2
  return [
    `${title} All content is invented and the same in every run.`,
    '',
    `curl -H 'Authorization: Bearer ${token}' '${baseUrl}/api/v4/endpoints/${example}'`,
    '',
    `Requests so far: ${baseUrl}/log`,
    '',
    'Endpoints:',
    ...endpoints.map(([slug, id, about]) => `${slug.padEnd(width)}${id}  ${about}`),
    '',
  ].join('\n')
}

export const plainText = (body: string, status = 200): Answer => ({
  kind: 'whole',
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
})

function picture(file: string): Answer {
  const name = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1]
  if (name === undefined) return plainText('Not found\n', 404)
  return {
    kind: 'whole',
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' },
    body: drawPicture(name),
  }
}

function hash(text: string): number {
  let sum = 7
  for (let index = 0; index < text.length; index += 1) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0
  }
  return sum
}

const ridge = (seed: number, base: number, height: number): string => {
  const tops = Array.from({ length: 9 }, (_, index) => {
    const lift = ((seed >>> (index * 3)) % 8) / 8
    return `L${String(index * 225)} ${String(Math.round(base - lift * height))}`
  })
  return `M0 1200 ${tops.join(' ')} L1800 1200 Z`
}

/** Invents the picture of an image item: a landscape of 1800 by 1200 pixels as SVG, which depends only on `name`. */
function drawPicture(name: string): string {
  const seed = hash(name)
  const hue = seed % 360
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 1200" width="1800" height="1200">',
    `<rect width="1800" height="1200" fill="hsl(${String(hue)} 45% 82%)"/>`,
    `<circle cx="${String(300 + (seed % 1200))}" cy="260" r="110" fill="hsl(${String((hue + 40) % 360)} 80% 90%)"/>`,
    `<path d="${ridge(seed, 760, 330)}" fill="hsl(${String(hue)} 25% 55%)"/>`,
    `<path d="${ridge(hash(`${name}/near`), 980, 300)}" fill="hsl(${String((hue + 90) % 360)} 30% 34%)"/>`,
    '</svg>',
  ].join('\n')
}
