import type { ServerResponse } from 'node:http'
import type { Random } from '../../support/programs/program.ts'
import { startServer } from '../../support/start-server.ts'

const names = [
  '@id',
  '@type',
  'name',
  'description',
  'startDate',
  'geo',
  'image',
  'location',
  'dc:classification',
  'constructor',
  '__proto__',
  'a.b',
  '',
] as const
const texts = [
  '',
  'Seefest',
  '2026-02-30',
  '<b>fett</b>',
  'https://a.example/x.jpg',
  '\u202eabc\u0000',
  '9'.repeat(400),
  'POINT(13.8 46.6)',
  '🏔️'.repeat(300),
] as const
const scalars = [
  'null',
  'true',
  '0',
  '-0',
  '1e400',
  '12345678901234567890',
  'NaN',
  '"',
  '[',
  '{',
] as const
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/html',
  'application/ld+json',
  'image/png',
  '',
] as const
const statuses = [
  200, 200, 200, 200, 200, 201, 204, 304, 400, 401, 403, 404, 407, 422, 429, 500, 503,
] as const

function renderValue(random: Random, depth: number): string {
  if (depth > 4 || random.chance(0.4)) return JSON.stringify(random.pick(texts))
  if (random.chance(0.2)) return random.pick(scalars)
  const length = random.below(4)
  if (random.chance(0.5))
    return `[${Array.from({ length }, () => renderValue(random, depth + 1)).join(',')}]`
  return renderObject(random, depth + 1)
}

function renderObject(random: Random, depth: number): string {
  const members = Array.from({ length: random.below(8) }, () => {
    const name = random.pick(names)
    const isUsual = random.chance(0.7)
    if (name === '@id' && isUsual) return `"@id":"id-${String(random.below(30))}"`
    if (name === '@type' && isUsual) return '"@type":["Event","dcls:Event"]'
    return `${JSON.stringify(name)}:${renderValue(random, depth)}`
  })
  return `{${members.join(',')}}`
}

function renderBody(random: Random): string {
  if (random.chance(0.1)) return renderValue(random, 0)
  const items = Array.from({ length: random.below(30) }, (_, at) =>
    random.chance(0.8)
      ? `{"@id":"id-${String(at)}","@type":["Event"],"name":${JSON.stringify(random.pick(texts))},"more":${renderValue(random, 1)}}`
      : renderValue(random, 1),
  )
  const context = random.chance(0.5)
    ? '"@context":["https://schema.org/",{"dc":"https://schema.datacycle.at/","@language":"de"}],'
    : ''
  const body = `{${context}"@graph":[${items.join(',')}],"meta":${random.chance(0.8) ? `{"total":${String(random.below(90))},"pages":3}` : renderValue(random, 1)},"links":${random.chance(0.7) ? '{}' : renderValue(random, 1)}}`
  return random.chance(0.15) ? body.slice(0, random.below(body.length)) : body
}

function answer(response: ServerResponse, random: Random): void {
  if (random.chance(0.03)) {
    response.destroy()
    return
  }
  const type = random.pick(types)
  response.writeHead(random.pick(statuses), {
    ...(type !== '' && { 'content-type': type }),
    ...(random.chance(0.03) && { 'content-encoding': 'gzip' }),
    ...(random.chance(0.05) && { location: '/api/v4/endpoints/elsewhere' }),
  })
  const body = renderBody(random)
  if (!random.chance(0.1)) {
    response.end(body)
    return
  }
  response.write(body.slice(0, body.length / 2))
  setTimeout(() => {
    if (random.chance(0.5)) response.destroy()
    else response.end(body.slice(body.length / 2))
  }, 30)
}

/** A server that answers anything to any request, as the seed has it. */
export const serveAnything = (random: Random): ReturnType<typeof startServer> =>
  startServer((_request, response) => {
    answer(response, random)
  })
