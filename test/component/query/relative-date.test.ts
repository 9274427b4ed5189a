import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import FilterRows from '#app/features/query/FilterRows.vue'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { resolveRelativeDate } from '#core/query/relative-date.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const key = 'attribute.dct:modified.in.min'

function openRows(language: Language = 'en') {
  return openPage(
    () => ({ query: useQueryStore(), calendar: useTodayStore(), commands: useCommandsStore() }),
    { language },
    ({ query }) =>
      h(FilterRows, {
        rows: query.storedForm.filters,
        notesOf: () => [],
        definitions: [],
        conventions: presets.core,
        isDatacycle: true,
        'onUpdate:rows': (filters) => {
          query.changeStored({ filters })
        },
      }),
  )
}

const at = (name: string) => {
  const element = document.querySelector<HTMLInputElement>(`[data-test="${name}"]`)
  if (element === null) throw new Error(`There is no ${name}`)
  return element
}

test('a day is counted from today, the day that is sent stands beside it, and it can be kept', async () => {
  const { opened, close } = openRows()
  const { query, calendar } = opened
  query.changeStored({ filters: [{ key, value: { kind: 'text', text: calendar.today } }] })
  await nextTick()
  at('query.filter.0.value.relative').click()
  // Its code is fetched when it is first shown.
  const amount = await until(() => at('query.filter.0.value.amount'))
  amount.value = '30'
  amount.dispatchEvent(new Event('input'))
  await nextTick()
  expect(query.storedForm.filters).toEqual([
    { key, value: { kind: 'relative', amount: -30, unit: 'day' } },
  ])
  const day = resolveRelativeDate({ kind: 'relative', amount: -30, unit: 'day' }, calendar.today)
  const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  expect(at('query.filter.0.value.day').textContent).toBe(written.format(Date.parse(day)))
  expect(query.form.filters).toEqual([{ key, value: { kind: 'text', text: day } }])

  // What changes the query elsewhere leaves the date as it was written.
  query.change({
    filters: [...query.form.filters, { key: 'a', value: { kind: 'text', text: 'b' } }],
  })
  expect(query.storedForm.filters[0]?.value).toEqual({
    kind: 'relative',
    amount: -30,
    unit: 'day',
  })

  at('query.filter.0.value.fixed').click()
  await nextTick()
  expect(query.storedForm.filters[0]).toEqual({ key, value: { kind: 'text', text: day } })
  close()
})

test('the cursor goes from the button to the field that takes the place of the date', async () => {
  const { opened, close } = openRows()
  const { query, calendar } = opened
  query.changeStored({ filters: [{ key, value: { kind: 'text', text: calendar.today } }] })
  await nextTick()
  const focused = () => document.activeElement?.getAttribute('data-test') ?? null
  const press = (name: string) => {
    at(name).focus()
    at(name).click()
  }
  press('query.filter.0.value.relative')
  await until(() => at('query.filter.0.value.amount'))
  await nextTick()
  expect(focused()).toBe('query.filter.0.value.amount')
  press('query.filter.0.value.fixed')
  await nextTick()
  await nextTick()
  expect(focused()).toBe('query.filter.0.value')
  close()
})

test('a number that no date can have is told and changes nothing', async () => {
  const { opened, close } = openRows()
  const { query } = opened
  query.changeStored({ filters: [{ key, value: { kind: 'relative', amount: -30, unit: 'day' } }] })
  const amount = await until(() => at('query.filter.0.value.amount'))
  async function type(text: string) {
    amount.value = text
    amount.dispatchEvent(new Event('input'))
    await nextTick()
    const { textContent } = document.querySelector('[role="alert"]') ?? { textContent: null }
    return [query.storedForm.filters[0]?.value, amount.value, textContent?.trim()]
  }
  const told = 'Enter a whole number up to 100,000. Until then the date below is sent.'
  const kept = { kind: 'relative', amount: -30, unit: 'day' }
  expect(await type('100001')).toEqual([kept, '100001', told])
  expect(await type('3o')).toEqual([kept, '3o', told])
  expect(await type('-3')).toEqual([kept, '-3', told])
  expect(await type('100000')).toEqual([{ ...kept, amount: -100_000 }, '100000', undefined])
  close()
})

test('no step from the day of sending is called today, and a number typed there counts from it', async () => {
  const { opened, close } = openRows()
  const { query } = opened
  query.changeStored({ filters: [{ key, value: { kind: 'relative', amount: 0, unit: 'day' } }] })
  const amount = await until(() => at('query.filter.0.value.amount'))
  expect([amount.value, at('query.filter.0.value.unit').textContent.trim()]).toEqual(['', 'today'])
  amount.value = '2'
  amount.dispatchEvent(new Event('input'))
  await nextTick()
  expect(query.storedForm.filters[0]?.value).toEqual({ kind: 'relative', amount: -2, unit: 'day' })
  expect(at('query.filter.0.value.unit').textContent.trim()).toBe('days ago')
  close()
})

test('in German a day is shown and typed as people write it, and sent as the API writes it', async () => {
  const { opened, close } = openRows('de')
  const { query } = opened
  query.changeStored({ filters: [{ key, value: { kind: 'text', text: '2026-01-01' } }] })
  await nextTick()
  const field = at('query.filter.0.value')
  expect(field.value).toBe('01.01.2026')

  field.dispatchEvent(new Event('focus'))
  field.value = '5.2.2026'
  field.dispatchEvent(new Event('input'))
  await nextTick()
  expect(query.form.filters).toEqual([{ key, value: { kind: 'text', text: '2026-02-05' } }])
  expect(field.value).toBe('5.2.2026')
  field.dispatchEvent(new Event('blur'))
  await nextTick()
  expect(field.value).toBe('05.02.2026')
  close()
})

test('Enter in the number of a relative date, and in a fixed one, sends the query', async () => {
  const { opened, close } = openRows()
  const { query, calendar, commands } = opened
  let sent = 0
  commands.register('send', { run: () => (sent += 1), isPossible: () => true })
  const enter = { key: 'Enter', bubbles: true }
  query.changeStored({ filters: [{ key, value: { kind: 'text', text: calendar.today } }] })
  await nextTick()
  at('query.filter.0.value').dispatchEvent(new KeyboardEvent('keydown', enter))
  expect(sent).toBe(1)
  at('query.filter.0.value.relative').click()
  const amount = await until(() => at('query.filter.0.value.amount'))
  amount.dispatchEvent(new KeyboardEvent('keydown', enter))
  expect(sent).toBe(2)
  close()
})

test('Escape takes back a filter that was only just added, and keeps one with a key', async () => {
  const { opened, close } = openRows()
  const { query } = opened
  const filled = { key: 'a', value: { kind: 'text', text: 'b' } } as const
  query.changeStored({ filters: [filled, { key: '', value: { kind: 'text', text: '' } }] })
  await nextTick()
  const press = (name: string) =>
    at(name).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  press('query.filter.0.key')
  press('query.filter.1.key')
  await nextTick()
  expect(query.storedForm.filters).toEqual([filled])
  await expect.poll(() => document.activeElement).toBe(at('query.filter.add'))
  close()
})

test('the end of a range lies ahead, unless it was said otherwise', async () => {
  const { opened, close } = openRows()
  const { query } = opened
  const end = 'schedule.in.max'
  query.changeStored({
    filters: [{ key: end, value: { kind: 'relative', amount: 0, unit: 'day' } }],
  })
  const amount = await until(() => at('query.filter.0.value.amount'))
  amount.value = '30'
  amount.dispatchEvent(new Event('input'))
  await nextTick()
  expect(query.storedForm.filters).toEqual([
    { key: end, value: { kind: 'relative', amount: 30, unit: 'day' } },
  ])
  close()
})

test('one click beside a date range sets both of its dates to the next weekend', async () => {
  const { opened, close } = openRows('de')
  const { query } = opened
  query.changeStored({
    filters: [{ key: 'schedule.in.min', value: { kind: 'text', text: '' } }],
  })
  await nextTick()
  at('query.filter.0.period.next-weekend').click()
  expect(query.storedForm.filters).toEqual([
    { key: 'schedule.in.min', value: { kind: 'relative', amount: 1, unit: 'weekend-start' } },
    { key: 'schedule.in.max', value: { kind: 'relative', amount: 1, unit: 'weekend-end' } },
  ])
  await until(() => at('query.filter.1.value.unit'))
  expect(
    [0, 1].map((row) => at(`query.filter.${String(row)}.value.unit`).textContent.trim()),
  ).toEqual(['Sa. nächstes Wochenende', 'So. nächstes Wochenende'])
  close()
})

/** Adds a filter and chooses an entry of the list. */
async function chooseFilter(words: string) {
  at('query.filter.add').click()
  const field = await until(() => at('query.filter.0.key'))
  field.focus()
  const offered = await until(() => {
    const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')]
    const found = options.find(({ textContent }) => textContent.includes(words))
    if (found === undefined) throw new Error('It is not offered')
    return found
  })
  offered.click()
  await nextTick()
}

test('the list of filters offers the next weekend itself', async () => {
  const { opened, close } = openRows('de')
  await chooseFilter('Nächstes Wochenende')
  expect(opened.query.storedForm.filters).toEqual([
    { key: 'schedule.in.min', value: { kind: 'relative', amount: 1, unit: 'weekend-start' } },
    { key: 'schedule.in.max', value: { kind: 'relative', amount: 1, unit: 'weekend-end' } },
  ])
  close()
})

test('what was changed is asked by days that are over, in the list and beside the dates', async () => {
  const { opened, close } = openRows('de')
  opened.calendar.today = '2026-11-30'
  await chooseFilter('Geändert: Letzte 7 Tage (24.–\u206030.\u00a0Nov.)')
  expect(opened.query.storedForm.filters).toEqual([
    {
      key: 'attribute.dct:modified.in.min',
      value: { kind: 'relative', amount: -6, unit: 'day' },
    },
    { key: 'attribute.dct:modified.in.max', value: { kind: 'relative', amount: 0, unit: 'day' } },
  ])
  const offered = document.querySelectorAll<HTMLElement>('[data-test^="query.filter.0.period."]')
  expect(Array.from(offered, ({ textContent }) => textContent.trim())).toEqual([
    'Heute (30.\u00a0Nov.)',
    'Letzte 7 Tage (24.–\u206030.\u00a0Nov.)',
    'Dieser Monat (1.–\u206030.\u00a0Nov.)',
  ])
  close()
})

test('a period says its days: “next weekend” means two things on a Monday', async () => {
  const { opened, close } = openRows('de')
  opened.calendar.today = '2026-11-30'
  await chooseFilter('Dieses Wochenende (5.–\u20606.\u00a0Dez.)')
  expect(at('query.filter.0.period.next-weekend').textContent.trim()).toBe(
    'Nächstes Wochenende (12.–\u206013.\u00a0Dez.)',
  )
  close()
})

test('the value of a chosen filter gets the focus, also if its code is still being fetched', async () => {
  const { close } = openRows('de')
  await chooseFilter('Im Umkreis')
  await expect
    .poll(() => document.activeElement?.getAttribute('data-test'))
    .toBe('query.filter.0.value')
  close()
})
