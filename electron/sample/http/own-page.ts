/** The sample's pages besides the API: welcome page, request log and images. */
import { drawPicture } from '#sample/content/picture.ts'
import type { Answer } from './answer.ts'
import type { RequestLog } from './request-log.ts'

interface Welcome {
  /** What the sample is. */
  title: string
  baseUrl: string
  token: string
  /** The slug of the endpoint in the example of a request. */
  example: string
  endpoints: readonly (readonly [slug: string, id: string, about: string])[]
}

export interface OwnPages {
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
