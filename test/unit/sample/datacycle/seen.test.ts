/** What a real server was seen to do besides the recordings, each by its rule (datacycle-core.md). */
import { describe, expect, test } from 'vitest'
import { asQuery, idsOf, openDouble } from '../../../support/core-double/ask-double.ts'
import { readRecordedContent } from '../../../support/core-double/recorded-content.ts'

const content = readRecordedContent()
const double = openDouble(content)
const all = { fields: '@id', page: { size: 1000 } }

const get = (slug: string, parameters: object) =>
  double.get(`/api/v4/endpoints/${slug}?${asQuery({ ...all, ...parameters })}`)
const found = (slug: string, parameters: object) => idsOf(double.list(get(slug, parameters)))
const filtered = (slug: string, filter: object) => found(slug, { filter })

const pois = double.list(get('alle-pois', { fields: '@id,dc:slug,name' }))['@graph']

describe('content IDs', () => {
  const [one, other] = pois
  const byIds = (...members: string[]) =>
    filtered('alle-pois', { contentId: { in: members } }).toSorted()

  test('a slug is taken in place of an ID, to the letter', () => {
    const slug = String(one?.['dc:slug'])
    expect([byIds(slug), byIds(slug.toUpperCase()), byIds('nix-gibt-es')]).toEqual([
      [one?.['@id']],
      [],
      [],
    ])
  })

  test('where one of a text is no UUID, all are slugs', () => {
    const [first = '', second = ''] = [String(one?.['dc:slug']), String(other?.['dc:slug'])]
    const ids = [String(one?.['@id']), String(other?.['@id'])]
    expect([
      byIds(`${first},${second}`),
      byIds(ids.join(',')),
      byIds(`${ids[0] ?? ''},${second}`),
      byIds(ids.join(', ')),
    ]).toEqual([ids.toSorted(), ids.toSorted(), [ids[1]], []])
  })
})
