/** What the tests use of the readers that come without types. */
declare module 'postman-collection' {
  export class Collection {
    constructor(definition: unknown)
    forEachItem(visit: (item: Item) => void): void
    variables: { replace(text: string): string }
    auth: { type: string; parameters(): { get(name: string): unknown } }
  }
  export class Url {
    constructor(text: string)
    getHost(): string
  }
  export class Item {
    name: string
    request: {
      method: string
      url: { toString(): string }
      body?: { mode: string; raw?: string }
      toJSON(): unknown
    }
    getAuth(): { type: string; parameters(): { get(name: string): unknown } } | undefined
  }
}

declare module 'postman-url-encoder' {
  /** What Postman hands to its HTTP client. */
  export function toNodeUrl(url: unknown): {
    protocol: string
    host: string
    path: string
    href: string
  }
}

declare module 'har-schema' {
  const schemas: Record<string, object>
  export default schemas
}

declare module '@usebruno/lang' {
  interface BruRequest {
    meta: { name: string; type: string; seq: string }
    http: { method: string; url: string; body: string; auth: string }
    auth?: { bearer?: { token: string } }
    body?: { json?: string }
    settings?: { encodeUrl: boolean }
    script?: { req?: string }
    docs?: string
  }
  export function bruToJsonV2(text: string): BruRequest
  export function jsonToBruV2(request: unknown): string
  export function bruToEnvJsonV2(text: string): unknown
  const lang: {
    bruToJsonV2: typeof bruToJsonV2
    jsonToBruV2: typeof jsonToBruV2
    bruToEnvJsonV2: typeof bruToEnvJsonV2
  }
  export default lang
}
