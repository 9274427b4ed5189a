import {
  endpointFormat,
  endpointVersion,
  type EndpointDocument,
} from '#core/handover/endpoint-document.ts'
import type { JsonPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import type { ParameterValue, QueryForm } from '#core/query/form.ts'
import { err, ok, type Result } from '#core/result.ts'
import { decodePercent } from '#core/url/decode-percent.ts'
import { splitUrl } from '#core/url/split-url.ts'
import type { ImportProblem } from './import.ts'
import { memberAt, scalarOf, textOf } from './json-access.ts'
import { createShapeReader, type ShapeReader } from './shape-reader.ts'

export const isEndpointDocument = (root: JsonValue): boolean =>
  textOf(memberAt(root, 'format')) === endpointFormat

/**
 * The document in a link of the app's own scheme, as JSON text; null where it is no such link. A program
 * that hands it on may have written a slash behind `open`.
 */
export function readEndpointLink(link: string): string | null {
  const document = /^endpoint-explorer:\/\/open\/?\?query=(.*)$/is.exec(link.trim())?.[1]
  return document === undefined ? null : decodePercent(document)
}

/**
 * Reads the document of a `*.endpoint.json` file or link. A member that is missing is empty, conventions
 * that are missing are as documented; one of another shape is a complaint with its path. Members that
 * this version does not know are ignored; a later version's document is not read.
 */
export function readEndpointDocument(root: JsonValue): Result<EndpointDocument, ImportProblem> {
  const version = scalarOf(memberAt(root, 'version'))
  if (/^\d+$/.test(version) && Number(version) > endpointVersion)
    return err({ kind: 'newer-version', version })

  const reader = createShapeReader()
  if (version !== String(endpointVersion))
    reader.complaints.push(`version: expected ${endpointVersion}, got ${version || 'nothing'}`)
  const connection = memberAt(root, 'connection')
  reader.object(connection, ['connection'])
  const document: EndpointDocument = {
    title: reader.text(root, ['title']),
    connection: {
      name: reader.text(connection, ['connection', 'name']),
      baseUrl: readBaseUrl(connection, reader),
      conventions: readConventions(memberAt(connection, 'conventions'), reader),
    },
    form: readForm(memberAt(root, 'form'), reader),
  }
  const { complaints } = reader
  return complaints.length === 0 ? ok(document) : err({ kind: 'wrong-shape', complaints })
}

function readBaseUrl(connection: JsonValue | undefined, reader: ShapeReader): string {
  const path = ['connection', 'baseUrl']
  const baseUrl = reader.text(connection, path).replace(/\/+$/, '')
  const url = splitUrl(baseUrl)
  const isPlain = url?.userinfo === null && url.query === null && url.fragment === null
  if (!isPlain)
    reader.complaints.push(
      'connection.baseUrl: expected an http or https address without user name, query and fragment',
    )
  return baseUrl
}

function readConventions(value: JsonValue | undefined, reader: ShapeReader): Conventions {
  if (!value) return presets.documented
  const at = (name: keyof Conventions) => ['connection', 'conventions', name]
  reader.object(value, ['connection', 'conventions'])
  return {
    fields: reader.choice(value, at('fields'), ['per-relation', 'flat-list']),
    postParameters: reader.choice(value, at('postParameters'), ['body', 'query']),
    listMeans: reader.choice(value, at('listMeans'), ['any', 'all']),
    sortCriteria: reader.choice(value, at('sortCriteria'), ['all', 'first']),
    refusesDotDot: reader.flag(value, at('refusesDotDot')),
  }
}

function readForm(form: JsonValue | undefined, reader: ShapeReader): QueryForm {
  const at = (name: keyof QueryForm): JsonPath => ['form', name]
  reader.object(form, ['form'])
  return {
    endpoint: reader.text(form, at('endpoint')),
    method: reader.choice(form, at('method'), ['GET', 'POST']),
    q: reader.text(form, at('q')),
    filters: reader.rows(form, at('filters')).map(({ item, path }) => ({
      key: reader.text(item, [...path, 'key']),
      value: readValue(item, path, reader),
    })),
    include: reader.texts(form, at('include')),
    fields: reader.rows(form, at('fields')).map(({ item, path }) => ({
      relation: reader.text(item, [...path, 'relation']),
      attributes: reader.texts(item, [...path, 'attributes']),
    })),
    sort: reader.rows(form, at('sort')).map(({ item, path }) => ({
      attribute: reader.text(item, [...path, 'attribute']),
      direction: reader.choice(item, [...path, 'direction'], ['ascending', 'descending']),
    })),
    pageSize: reader.text(form, at('pageSize')),
    pageNumber: reader.text(form, at('pageNumber')),
    extra: reader.rows(form, at('extra')).map(({ item, path }) => ({
      name: reader.text(item, [...path, 'name']),
      value: readValue(item, path, reader),
    })),
  }
}

function readValue(row: JsonValue, rowPath: JsonPath, reader: ShapeReader): ParameterValue {
  const value = memberAt(row, 'value')
  const path = [...rowPath, 'value']
  reader.object(value, path)
  const kind = reader.choice(value, [...path, 'kind'], ['text', 'list', 'json'])
  return kind === 'list'
    ? { kind, items: reader.texts(value, [...path, 'items']) }
    : { kind, text: reader.text(value, [...path, 'text']) }
}
