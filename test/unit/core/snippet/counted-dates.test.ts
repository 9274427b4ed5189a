import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveRelativeDate, resolveForm } from '#core/query/relative-date.ts'
import { relativeUnits } from '#core/query/relative-date-range.ts'
import { bodyOf, renderUrl } from '#core/request/request-plan.ts'
import { renderHelperCall, renderWithDates, splitAtDates } from '#core/snippet/text-with-dates.ts'
import { renderDateHelpers } from '#core/snippet/render-javascript.ts'
import { markDates } from '#core/snippet/mark-dates.ts'
import { computesDates, renderSnippet, snippetKinds } from '#core/snippet/render-snippet.ts'
import { rounds } from '../../../support/rounds.ts'

const anyDate = fc.record({
  amount: fc.integer({ min: -400, max: 400 }),
  unit: fc.constantFrom(...relativeUnits),
})
const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('JavaScript counts as the app does, on any day', () => {
  fc.assert(
    fc.property(anyDate, anyDay, (date, today) => {
      const requested = { ...date, placeholder: 'x', day: today }
      const script = [
        ...renderDateHelpers({ dates: [requested] }),
        renderHelperCall(requested),
      ].join('\n')
      const [year, month, day] = today.split('-').map(Number)
      class Day extends Date {
        constructor(at?: number) {
          super(at ?? new Date(year ?? 0, (month ?? 1) - 1, day, 23, 59).getTime())
        }
      }
      const counted: unknown = runInContext(script, createContext({ Date: Day }))
      expect(counted).toBe(resolveRelativeDate({ kind: 'relative', ...date }, today))
    }),
    { numRuns: rounds(300) },
  )
})

test('a text with dates is what it was once they are put in', () => {
  const mark = fc.constantFrom('date-1-', 'date-2-')
  const piece = fc.oneof(mark, fc.string({ maxLength: 4 }))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const dates = ['date-1-', 'date-2-'].map((one) => ({
        placeholder: one,
        amount: 1,
        unit: 'day' as const,
        day: '2026-04-01',
      }))
      const text = pieces.join('')
      const parts = splitAtDates(text, dates)
      expect(
        parts.map((part) => (typeof part === 'string' ? part : part.placeholder)).join(''),
      ).toBe(text)
      expect(parts).not.toContain('')
      const written = renderWithDates(text, dates, {
        quote: JSON.stringify,
        date: ({ placeholder: one }) => JSON.stringify(one),
        plus: ' + ',
      })
      expect(runInContext(written, createContext({}))).toBe(text)
    }),
  )
})

describe('the dates of a form', () => {
  const row = (key: string, amount: number, unit: 'day' | 'month') => ({
    key,
    value: { kind: 'relative', amount, unit } as const,
  })
  const written = (method: 'GET' | 'POST', ...filters: StoredForm['filters']): StoredForm => ({
    ...emptyForm,
    endpoint: 'events',
    method,
    filters,
  })
  const today = '2026-03-31'
  const zone = 'Europe/Vienna'
  const about = { conventions: presets.core, baseUrl: 'https://api.example', today, zone }
  const marked = (form: StoredForm, change: (text: string) => string = (text) => text) => {
    const planned = planRequest(resolveForm(form, today), presets.core)
    if (!planned.ok) throw new Error('Cannot be sent')
    const url = change(renderUrl(planned.value, about.baseUrl))
    return {
      url,
      body: bodyOf(planned.value),
      relative: markDates({ url, body: bodyOf(planned.value) }, form, about),
    }
  }

  test('are marked where they stand, in the query or in the body', () => {
    const min = row('schedule.in.min', -30, 'day')
    const max = row('schedule.in.max', 1, 'month')
    expect(marked(written('GET', min, max)).relative).toEqual({
      url: 'https://api.example/api/v4/endpoints/events?filter%5Bschedule%5D%5Bin%5D%5Bmin%5D=date-1-&filter%5Bschedule%5D%5Bin%5D%5Bmax%5D=date-2-',
      body: null,
      dates: [
        { placeholder: 'date-1-', amount: -30, unit: 'day', day: '2026-03-01' },
        { placeholder: 'date-2-', amount: 1, unit: 'month', day: '2026-04-30' },
      ],
      zone,
    })
    expect(marked(written('POST', min)).relative?.body).toBe(
      '{"filter":{"schedule":{"in":{"min":"date-1-"}}}}',
    )
  })

  test('have marks that stand nowhere else', () => {
    const form = { ...written('GET', row('a', 0, 'day')), q: 'date-1- xdate-' }
    expect(marked(form).relative?.dates).toMatchObject([{ placeholder: 'xxdate-1-' }])
  })

  test('stay as they are where there are none, or another request is sent', () => {
    expect(marked(written('GET')).relative).toBeUndefined()
    const other = (text: string) => `${text}&page%5Bnumber%5D=2`
    expect(marked(written('GET', row('a', 1, 'day')), other).relative).toBeUndefined()
  })

  test('stand in the code of every language that can count them, and else as the days they are', () => {
    const { url, body, relative } = marked(written('POST', row('a', -1, 'month')))
    const request = {
      url,
      body,
      method: 'POST' as const,
      hasToken: true,
      ...(relative && { relative }),
    }
    const fixed = snippetKinds.filter((kind) => renderSnippet(kind, request).includes('2026-02-28'))
    expect(fixed).toEqual(['curl-bash', 'curl-cmd', 'curl-batch'])
    expect(snippetKinds.filter((kind) => !computesDates(kind, request))).toEqual(fixed)
    expect(snippetKinds.some((kind) => renderSnippet(kind, request).includes('date-1-'))).toBe(
      false,
    )
  })
})
