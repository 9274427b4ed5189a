/** Endpoints whose links and redirects lead where a token must not follow. */
import { endpointAddress, pagePairs } from '#sample/documented/list-endpoint.ts'
import { jsonTextAnswer, type Answer } from '#sample/http/answer.ts'
import type { Call, Endpoint } from '#sample/documented/endpoint.ts'
import { renderQuery } from '#sample/query/query-string.ts'
import { responsePage, createOddEndpoint, renderEnvelope, someItems } from './odd-endpoint.ts'

/** Twenty ways to write an address that is not the connection's own; page[number] chooses one. */
export function foreignAddresses(call: Call): readonly [string, ...string[]] {
  const { baseUrl, foreignOrigin } = call.site
  const own = new URL(baseUrl)
  const foreign = new URL(foreignOrigin)
  const path = `/api/v4/endpoints/${encodeURIComponent(call.name)}?page%5Bnumber%5D=2`
  const nextPort = String((Number(own.port) % 65_535) + 1)
  return [
    `${foreignOrigin}${path}`,
    `//${foreign.host}${path}`,
    `\\\\${foreign.host}${path}`,
    `/\\${foreign.host}${path}`,
    `http:\\\\${foreign.host}${path}`,
    `${own.protocol}//${own.host}@${foreign.host}${path}`,
    `${own.protocol}//user:password@${own.host}${path}`,
    `${own.protocol}//${own.hostname}:${nextPort}${path}`,
    `https://${own.host}${path}`,
    `${own.protocol}//localhost:${own.port}${path}`,
    `${own.protocol}//${own.hostname}.evil.example:${own.port}${path}`,
    `${own.protocol}//localhost.:${own.port}${path}`,
    `${own.protocol}//ex\u0430mple.example:${own.port}${path}`,
    `h\tttp://${foreign.host}${path}`,
    ` ${foreignOrigin}${path}`,
    `${baseUrl}${path}&token=not-for-you`,
    `${baseUrl}/elsewhere?page%5Bnumber%5D=2`,
    `javascript:alert(document.domain)`,
    `data:application/json,{"@graph":[]}`,
    `file:///etc/hostname`,
  ]
}

const chosenAddress = (call: Call): string => {
  const addresses = foreignAddresses(call)
  return addresses[(responsePage(call, 'number', 1) - 1) % addresses.length] ?? addresses[0]
}

/** A header takes bytes: what is not ASCII goes as UTF-8. */
const redirect = (status: number, address: string): Answer => ({
  kind: 'whole',
  status,
  headers: { Location: Buffer.from(address, 'utf8').toString('latin1') },
  body: '',
})

const redirectStatuses = [302, 301, 303, 307, 308] as const

export const createForeignEndpoints = (): Endpoint[] => [
  createOddEndpoint(
    'odd-foreign-links',
    'links.next leads to another origin; page[number] 1 to 20 chooses its shape.',
    (call) =>
      jsonTextAnswer(200, renderEnvelope(someItems(call.site, 3), { next: chosenAddress(call) })),
  ),
  createOddEndpoint(
    'odd-http-link',
    'Links as a server writes them that does not know its proxy: without the port.',
    (call) =>
      jsonTextAnswer(
        200,
        renderEnvelope(someItems(call.site, 3), {
          next: `http://127.0.0.1/api/v4/endpoints/${call.name}?${renderQuery(pagePairs(2, 25))}`,
        }),
      ),
  ),
  createOddEndpoint(
    'odd-foreign-redirect',
    'Redirects to another origin; page[number] 1 to 20 chooses the shape, and the status with it.',
    (call) => {
      const number = responsePage(call, 'number', 1)
      const status = redirectStatuses[(number - 1) % redirectStatuses.length] ?? 302
      return redirect(status, chosenAddress(call))
    },
  ),
  createOddEndpoint(
    'odd-local-redirect',
    'Redirects (307) to the events, query included.',
    (call) => {
      const query = call.query === '' ? '' : `?${call.query}`
      return redirect(307, `${endpointAddress(call.site.baseUrl, 'events')}${query}`)
    },
  ),
  createOddEndpoint('odd-redirect-loop', 'Redirects (307) to itself for ever.', (call) =>
    redirect(307, `${call.site.baseUrl}${call.target}`),
  ),
]
