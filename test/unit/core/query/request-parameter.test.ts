import { describe, expect, it } from 'vitest'
import {
  listFiltering,
  listRequestParameters,
  renderParameter,
} from '#core/query/request-parameter.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'

describe('the parameters that a form asks for', () => {
  it('come in the order of the request, each once', () => {
    const form: QueryForm = {
      ...emptyForm,
      q: 'Konzert',
      filters: [
        { key: 'region', value: { kind: 'text', text: 'nord' } },
        { key: 'region', value: { kind: 'text', text: 'sued' } },
      ],
      include: ['image', 'location'],
      fields: [
        { relation: '', attributes: ['name'] },
        { relation: 'image', attributes: ['name'] },
      ],
      sort: [{ attribute: 'name', direction: 'ascending' }],
      pageSize: '25',
      pageNumber: '2',
      extra: [
        { name: 'language', value: { kind: 'text', text: 'en' } },
        { name: 'section[meta]', value: { kind: 'text', text: '1' } },
      ],
    }

    expect(listRequestParameters(form).map(renderParameter)).toEqual([
      'q',
      'filter.region',
      'include.image',
      'include.location',
      'fields.',
      'fields.image',
      'sort',
      'page.size',
      'page.number',
      'language',
      'extra.section[meta]',
    ])
  })

  it('leave out what is empty and so is not sent', () => {
    const form: QueryForm = {
      ...emptyForm,
      filters: [{ key: 'region', value: { kind: 'text', text: '' } }],
      include: [''],
      sort: [{ attribute: '', direction: 'ascending' }],
      extra: [{ name: '', value: { kind: 'text', text: 'en' } }],
    }

    expect(listRequestParameters(form).map(renderParameter)).toEqual([])
  })
})

describe('the parameters that may make the items fewer', () => {
  it('are none that page, but a name that may be a date of a filter', () => {
    const names = ['page[offset]', 'page[limit]', 'cursor', 'offset', 'after', 'before', 'region']
    const extra = names.map((name) => ({ name, value: { kind: 'text', text: '1' } as const }))
    expect(listFiltering({ ...emptyForm, extra }).map(renderParameter)).toEqual([
      'extra.after',
      'extra.before',
      'extra.region',
    ])
  })
})
