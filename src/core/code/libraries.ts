import { formType } from '#core/text/media-type.ts'

/** Ways to write parameters that are no texts. */
export type QueryStyleName =
  | 'axios'
  | 'jquery'
  | 'php'
  | 'requests'
  | 'httpx'
  | 'urlencode'
  | 'urlencodeEach'
  | 'URLSearchParams'
  | 'ufo'
  | 'querystring'
  | 'qs'
  | 'qs brackets'
  | 'qs repeat'
  | 'qs comma'

/** What a library makes of the parts of a request. */
export interface Library {
  /** Style of parameters that are given as an object; null if it takes none. */
  query: QueryStyleName | null
  /** What becomes of an object as a body. */
  objectBody: 'json' | 'form' | 'unread'
  /** The content type of a text as body; null for none. */
  textType: string | null
  /** How a relative URL is joined to the base address. */
  base: 'append' | 'resolve'
  /** The method of a request with a body, if none is given. */
  bodyMethod: 'GET' | 'POST' | 'PUT'
  /** Whether parameters replace those of the URL. */
  replacesQuery?: true
  /** Whether headers replace those of the request that is sent with them. */
  replacesHeaders?: true
  /** Whether the data of a GET is its query. */
  dataInQuery?: true
}

const library = (
  query: Library['query'],
  objectBody: Library['objectBody'],
  textType: string | null,
  more: Partial<Library> = {},
): Library => ({ query, objectBody, textType, base: 'append', bodyMethod: 'GET', ...more })

export const libraries = {
  fetch: library(null, 'unread', 'text/plain', { bodyMethod: 'POST', replacesHeaders: true }),
  axios: library('axios', 'json', formType),
  ky: library('URLSearchParams', 'unread', 'text/plain'),
  got: library('URLSearchParams', 'unread', null),
  undici: library('querystring', 'unread', null, { bodyMethod: 'PUT' }),
  ofetch: library('ufo', 'json', 'text/plain'),
  superagent: library('qs repeat', 'json', formType),
  /** Without add-ons it takes no query; that of its add-on repeats the names of lists. */
  wretch: library('httpx', 'json', 'text/plain'),
  /** The package that Node had no fetch for; deprecated since 2020. */
  request: library('qs', 'unread', null),
  jquery: library('jquery', 'form', formType, { dataInQuery: true }),
  /** XMLHttpRequest, and Node's own http and https. */
  node: library(null, 'unread', null),
  requests: library('requests', 'form', null),
  httpx: library('httpx', 'form', null),
  /** urllib and http.client */
  urllib: library(null, 'unread', formType, { bodyMethod: 'POST' }),
  guzzle: library('php', 'unread', null, { base: 'resolve', replacesQuery: true }),
  laravel: library('php', 'json', null, { replacesQuery: true }),
  wordpress: library('php', 'form', formType, { dataInQuery: true }),
  curl: library(null, 'unread', formType, { bodyMethod: 'POST' }),
  /** file_get_contents with a context. */
  stream: library(null, 'unread', formType),
  java: library(null, 'unread', null),
  go: library(null, 'unread', null),
} as const satisfies Readonly<Record<string, Library>>

export type LibraryName = keyof typeof libraries

export const libraryOf = (name: LibraryName): Library => libraries[name]
