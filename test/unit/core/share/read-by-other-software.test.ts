import { Validator } from '@seriousme/openapi-schema-validator'
import bruno from '@usebruno/lang'
import { Ajv } from 'ajv'
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' }
import fc from 'fast-check'
import harSchemas from 'har-schema'
import { Collection, Url } from 'postman-collection'
import { toNodeUrl } from 'postman-url-encoder'
import { expect, test } from 'vitest'
import type { Share } from '#core/share/share.ts'
import { renderBruno } from '#core/share/render-bruno.ts'
import { renderHar, renderPostman } from '#core/share/share-formats.ts'
import { renderOpenApi } from '#core/share/render-openapi.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { methodOf, renderUrl } from '#core/request/request-plan.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { readQuery } from '#core/url/split-url.ts'
import { anyShare, shareBase } from '../../../support/arbitraries/share.ts'
import { rounds } from '../../../support/rounds.ts'

const forms = rounds(150)
const timeout = 10_000 + forms * 60

const wireOf = ({ plan, baseUrl }: Share) => ({
  method: methodOf(plan),
  url: renderUrl(plan, baseUrl),
  body: plan.kind === 'post' ? plan.body : null,
})

/** JSON as a server reads it: numbers as sent, strings by their characters. */
function sameJson(text: string | null): string | null {
  if (text === null) return null
  const json = readJson(text)
  return json.ok ? renderJson(json.value, { indent: null }) : `no JSON: ${text}`
}

const asJson = (wire: ReturnType<typeof wireOf>) => ({ ...wire, body: sameJson(wire.body) })

/** A URL as a server reads it: brackets may stand there plain or encoded. */
const readAgain = (url: string) => {
  const [address = '', ...query] = url.split('?')
  return [
    decodePercent(address),
    ...readQuery(query.join('?')).map(({ name, value }) => [name, value]),
  ]
}

test(
  `Postman sends ${forms} random forms as the app does, with the token of its variable`,
  () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const sent: unknown[] = []
        const collection = new Collection(JSON.parse(renderPostman(share, 'Fill in the token.')))
        collection.forEachItem((item) => {
          // As Postman's runtime does: the address as text, its variables put in, then divided and encoded.
          const address = collection.variables.replace(item.request.url.toString())
          const auth = item.getAuth()
          sent.push({
            method: item.request.method,
            url: readAgain(toNodeUrl(new Url(address)).href),
            body: sameJson(item.request.body?.raw ?? null),
            auth: [auth?.type, auth?.parameters().get('token')],
            hasVariableInBody: item.request.body?.raw?.includes('{{') ?? false,
          })
        })
        expect(sent).toEqual([
          {
            ...asJson(wireOf(share)),
            url: readAgain(wireOf(share).url),
            auth: ['bearer', '{{token}}'],
            hasVariableInBody: false,
          },
        ])
      }),
      { numRuns: forms },
    )
  },
  timeout,
)

test(
  `Bruno reads ${forms} random forms as the app sends them`,
  () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const [request, environment, collection] = renderBruno(share)
        const read = bruno.bruToJsonV2(request?.text ?? '')
        expect({
          method: read.http.method.toUpperCase(),
          url: readAgain(read.http.url.replace('{{baseUrl}}', shareBase)),
          body: sameJson(read.body?.json ?? null),
          token: read.auth?.bearer?.token,
          encodeUrl: read.settings?.encodeUrl,
        }).toEqual({
          ...asJson(wireOf(share)),
          url: readAgain(wireOf(share).url),
          token: '{{token}}',
          encodeUrl: false,
        })
        expect(bruno.bruToEnvJsonV2(environment?.text ?? '')).toEqual({
          variables: [
            { name: 'baseUrl', value: shareBase, enabled: true, secret: false },
            { name: 'token', value: '', enabled: true, secret: true },
          ],
        })
        expect(JSON.parse(collection?.text ?? '')).toMatchObject({
          version: '1',
          type: 'collection',
        })
      }),
      { numRuns: forms },
    )
  },
  timeout,
)

test(
  `${forms} random forms as HAR follow its schema and tell the exact request`,
  () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    ajv.addMetaSchema(draft6)
    ajv.addSchema(Object.values(harSchemas))
    const validate = ajv.getSchema('har.json#')
    if (!validate) throw new Error('No HAR schema')
    fc.assert(
      fc.property(anyShare, (share) => {
        const har = JSON.parse(renderHar(share)) as {
          log: {
            entries: [{ request: { method: string; url: string; postData?: { text: string } } }]
          }
        }
        const isValid = validate(har)
        expect({ isValid, errors: validate.errors }).toEqual({ isValid: true, errors: null })
        const { method, url, postData } = har.log.entries[0].request
        expect({ method, url, body: postData?.text ?? null }).toEqual(wireOf(share))
      }),
      { numRuns: forms },
    )
  },
  timeout,
)

test(
  `${forms} random forms are valid OpenAPI 3.1 descriptions`,
  async () => {
    const validator = new Validator()
    await fc.assert(
      fc.asyncProperty(anyShare, async (share) => {
        const text = renderOpenApi(share)
        const { valid, errors } = await validator.validate(
          JSON.parse(text) as Record<string, unknown>,
        )
        expect({ valid, errors, version: validator.version }).toEqual({
          valid: true,
          errors: undefined,
          version: '3.1',
        })
      }),
      { numRuns: forms },
    )
  },
  timeout,
)
