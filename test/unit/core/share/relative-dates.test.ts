import { createContext, runInContext } from 'node:vm'
import bruno from '@usebruno/lang'
import { Collection } from 'postman-collection'
import { describe, expect, test } from 'vitest'
import { renderShare, shareFormats, renderPostman, datesIn } from '#core/share/share-formats.ts'
import type { Share } from '#core/share/share.ts'
import { renderBruno } from '#core/share/render-bruno.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type StoredForm } from '#core/query/form.ts'
import { localDay, resolveForm } from '#core/query/relative-date.ts'
import { distanceUnits, relativeUnits } from '#core/query/relative-date-range.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { bodyOf, renderUrl } from '#core/request/request-plan.ts'
import { markDates } from '#core/snippet/mark-dates.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { withEachUnit } from '../../../support/arbitraries/dated-form.ts'
import { englishLabels } from '../../../support/share/english-labels.ts'

const baseUrl = 'https://content.example'
const conventions = presets.core

const formOf = (method: 'GET' | 'POST'): StoredForm => ({
  ...emptyForm,
  endpoint: 'events',
  method,
  filters: [
    { key: 'schedule.in.min', value: { kind: 'relative', amount: -30, unit: 'day' } },
    { key: 'schedule.in.max', value: { kind: 'relative', amount: 1, unit: 'month' } },
  ],
})

/** The request of a form on a day, as it goes over the wire. */
function sentOn(form: StoredForm, day: string) {
  const planned = planRequest(resolveForm(form, day), conventions)
  if (!planned.ok) throw new Error('Refused')
  const { value: plan } = planned
  return { plan, url: renderUrl(plan, baseUrl), body: bodyOf(plan) }
}

/** Handed over on an earlier day. */
function shareOf(form: StoredForm): Share {
  const today = '2020-02-29'
  const { plan, url, body } = sentOn(form, today)
  const relative = markDates({ url, body }, form, { conventions, baseUrl, today, zone: 'UTC' })
  if (relative === undefined) throw new Error('Not relative')
  return {
    title: 'Events',
    connectionName: 'Example',
    baseUrl,
    form,
    conventions,
    isDatacycle: true,
    plan,
    facts: null,
    seen: null,
    relative,
    sampleItem: null,
    querySentences: [],
    hasToken: true,
    appVersion: '1.2.3',
  }
}

/** The variables that a script sets before a request, by the client's own function. */
function runBefore(script: string, clientOf: (set: (name: string, day: string) => void) => object) {
  const given = new Map<string, string>([['baseUrl', baseUrl]])
  const client = clientOf((name, day) => given.set(name, day))
  runInContext(script, createContext(client))
  return (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => given.get(name) ?? name)
}

/** The same, whichever day it was while both were made. */
function expectOfToday(
  sent: { url: string; body: string | null },
  form: StoredForm,
  before: string,
) {
  const onDay = (day: string) => {
    const { url, body } = sentOn(form, day)
    return { url: decodePercent(url), body }
  }
  expect([before, localDay(new Date())].map(onDay)).toContainEqual(sent)
}

describe.each(['GET', 'POST'] as const)(
  'dates of a %s that count from the day of sending',
  (method) => {
    const form = formOf(method)
    const share = shareOf(form)

    test('are set by a script before the request in Postman', () => {
      const before = localDay(new Date())
      const definition = JSON.parse(renderPostman(share, 'Fill in the token.')) as {
        item: [{ event: [{ listen: string; script: { exec: string[] } }] }]
      }
      const [{ listen, script }] = definition.item[0].event
      const fill = runBefore(script.exec.join('\n'), (set) => ({ pm: { variables: { set } } }))
      new Collection(definition).forEachItem(({ request }) => {
        const body = request.body?.raw === undefined ? null : fill(request.body.raw)
        expectOfToday({ url: fill(request.url.toString()), body }, form, before)
      })
      expect(listen).toBe('prerequest')
    })

    test('are set by a script before the request in Bruno', () => {
      const before = localDay(new Date())
      const read = bruno.bruToJsonV2(renderBruno(share)[0]?.text ?? '')
      const fill = runBefore(read.script?.req ?? '', (set) => ({ bru: { setVar: set } }))
      const body = read.body?.json === undefined ? null : fill(read.body.json)
      expectOfToday({ url: fill(read.http.url), body }, form, before)
    })

    test('are read back as they were, or as the days of their file', () => {
      const written = shareFormats.flatMap((format) => {
        const read = readImportFiles(renderShare(format, share, englishLabels), () => conventions)
        if (read.kind === 'problem') throw new Error(format)
        const [only, ...others] = read.requests
        return others.length > 0 || only === undefined || only.leftOut.length > 0
          ? []
          : [[format, only.form.filters]]
      })
      const ofTheDay = resolveForm(form, '2020-02-29').filters
      expect(written).toEqual([
        ['endpoint', form.filters],
        ['http', form.filters],
        ['http-jetbrains', form.filters],
        ['har', ofTheDay],
        ['postman', form.filters],
        ['bruno', form.filters],
        ['openapi', ofTheDay],
      ])
    })
  },
)

/** Formats that keep dates relative to the day of sending, and that the import reads as one request. */
const counted = shareFormats.filter((format) => datesIn(format, ['day']) === 'computed')

test('only the HTTP file for VS Code has fixed dates because of weekends and whole months', () => {
  const units = ['day', 'month-end'] as const
  const changed = shareFormats.filter(
    (format) => datesIn(format, units) !== datesIn(format, ['day']),
  )
  expect(changed.map((format) => [format, datesIn(format, units)])).toEqual([['http', 'fixed']])
})

test.each(counted)('a file as %s keeps days, weeks, months and years apart', (format) => {
  const read = (form: StoredForm) => {
    const files = renderShare(format, shareOf(form), englishLabels)
    const imported = readImportFiles(files, () => conventions)
    if (imported.kind === 'problem') throw new Error(format)
    return imported.requests.map(({ form: { filters } }) => filters)
  }
  for (const method of ['GET', 'POST'] as const)
    for (const steps of [-3, 0, 3]) {
      // VS Code's REST Client knows no weekends and whole months.
      const form = withEachUnit(method, steps, format === 'http' ? distanceUnits : relativeUnits)
      expect(read(form)).toEqual([form.filters])
    }
})
