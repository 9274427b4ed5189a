import { get } from 'node:http'
import { startSample } from '#sample/index.ts'
import { describe, expect, test } from 'vitest'
import { openResponse, openSample } from './sample-client.ts'
import { createOddEndpoints } from '../../servers/odd/endpoints.ts'

describe('startSample', () => {
  test('every run has the same bytes, but for the port', async () => {
    const [one, other] = [await openSample(), await openSample()]
    const target = 'endpoints/everything?page%5Bsize%5D=1000&include=image,location'
    const [first, second] = [await one.get(target), await other.get(target)]
    expect(second.text.replaceAll(other.sample.baseUrl, '')).toBe(
      first.text.replaceAll(one.sample.baseUrl, ''),
    )
    await Promise.all([one.sample.close(), other.sample.close()])
  })

  test('tells request lines as they came, to the caller and at /log', async () => {
    const told: string[] = []
    const { sample } = await openSample({ log: (line) => told.push(line) })
    const path = '/api/v4/endpoints/events?a[b]=%c3%A4&x=%20+'
    await new Promise((resolve) => {
      get(`${sample.baseUrl}/`, { path }, (response) => {
        response.resume().once('end', resolve)
      })
    })
    const log = await fetch(`${sample.baseUrl}/log`)
    expect([told[0], sample.requestLines()[0], (await log.text()).split('\n')[0]]).toEqual(
      Array<string>(3).fill(`GET ${path} HTTP/1.1`),
    )
    await sample.close()
  })

  test('the start page names every endpoint, images are drawn', async () => {
    const { sample } = await openSample()
    const page = await (await fetch(sample.baseUrl)).text()
    expect(page).toContain('events ')
    expect(page).toContain('core-events ')
    const picture = await fetch(`${sample.baseUrl}/media/muehlbrueck-1.svg`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await picture.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect((await fetch(`${sample.baseUrl}/media/%2e%2e%2fpackage.json`)).status).toBe(404)
    await sample.close()
  })

  test('close ends open answers at once', async () => {
    const { sample } = await openSample({ unlisted: createOddEndpoints() })
    const response = await openResponse(sample, 'endpoints/odd-drip')
    const ended = new Promise((resolve) => response.once('error', resolve))
    response.resume()
    await sample.close()
    expect(await ended).toMatchObject({ code: 'ECONNRESET' })
  })

  test('a taken port is an error with its code', async () => {
    const { sample } = await openSample()
    const port = Number(new URL(sample.baseUrl).port)
    await expect(startSample({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await sample.close()
  })
})
