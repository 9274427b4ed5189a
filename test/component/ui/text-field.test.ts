import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { ref } from 'vue'
import { pageWords } from '../../support/page/page-words.ts'
import TextField from '#app/ui/TextField.vue'
import type { Suggestion } from '#app/ui/use-suggestions.ts'

/** The field with somebody who keeps its value, as a form does. */
function mountField(
  suggestions: Suggestion[],
  { opensOnFocus = false, text = '', noMatchText = '', takesAny = false } = {},
) {
  const value = ref(text)
  const taken: string[] = []
  const wrapper = mount(
    {
      components: { TextField },
      setup: () => ({ value, taken, suggestions, opensOnFocus, noMatchText, takesAny }),
      template: `<TextField v-model:value="value" label="Name" test="name" :suggestions="suggestions"
        :opens-on-focus="opensOnFocus" :no-match-text="noMatchText" :takes-any="takesAny" @choose="taken.push($event)" />`,
    },
    { global: { plugins: [pageWords('en')] }, attachTo: document.body },
  )
  const input = wrapper.get<HTMLInputElement>('input')
  return {
    value,
    taken,
    type: (text: string) => input.setValue(text),
    press: (key: string, held = {}) => input.trigger('keydown', { key, ...held }),
    focus: () => input.trigger('focus'),
    click: () => input.trigger('click'),
    blur: () => input.trigger('blur'),
    offered: () =>
      Array.from(document.querySelectorAll('[role=option]'), (option) => option.textContent.trim()),
    marked: () =>
      Array.from(document.querySelectorAll('[role=option][aria-selected=true]'), (option) =>
        option.textContent.trim(),
      ),
    close: () => {
      wrapper.unmount()
    },
  }
}

test.each<[string, string, Suggestion[], string]>([
  ['the only one that begins so', 'eve', [{ value: 'events' }, { value: 'places' }], 'events'],
  ['the only one that is called so', 'fair', [{ value: 'u1', label: 'The Fair' }], 'u1'],
  [
    'the only one with a member that begins so',
    'MOD',
    [{ value: 'attribute.dct:modified.in.min' }],
    'attribute.dct:modified.in.min',
  ],
  [
    'the one that is called exactly so',
    'fairs',
    [
      { value: 'u2', label: 'Fairs in May' },
      { value: 'u1', label: 'Fairs' },
    ],
    'u1',
  ],
  [
    'the one whose value is that in another case',
    'Event',
    [{ value: 'events' }, { value: 'event' }],
    'event',
  ],
  [
    'nothing where two are called so',
    'fairs',
    [
      { value: 'u2', label: 'Fairs' },
      { value: 'u1', label: 'Fairs' },
    ],
    'fairs',
  ],
  ['the first where several begin so', 'mus', [{ value: 'music' }, { value: 'museum' }], 'music'],
  [
    'the first where several have a member that begins so',
    'mod',
    [{ value: 'commodity' }, { value: 'dct:modified.max' }, { value: 'dct:modified.min' }],
    'dct:modified.max',
  ],
  ['nothing where another name only ends so', 'places', [{ value: 'core-places' }], 'places'],
])('Enter takes %s', async (_what, typed, suggestions, value) => {
  const field = mountField(suggestions)
  await field.type(typed)
  await field.press('Enter')
  expect([field.value.value, field.offered()]).toEqual([value, []])
  field.close()
})

test('the suggestion that Enter takes is marked, and none where Enter keeps the text', async () => {
  const field = mountField([{ value: 'music' }, { value: 'museum' }, { value: 'core-places' }])
  await field.type('mus')
  expect(field.marked()).toEqual(['music'])
  await field.press('ArrowDown')
  expect(field.marked()).toEqual(['museum'])
  await field.type('places')
  expect([field.offered(), field.marked()]).toEqual([['core-places'], []])
  field.close()
})

test.each<[string, string, Suggestion[], string]>([
  [
    'the first of two with that name',
    'fairs',
    [
      { value: 'u2', label: 'Fairs' },
      { value: 'u1', label: 'Fairs' },
    ],
    'u2',
  ],
  [
    'the first of two that have a word so',
    'sub',
    [{ value: 'classifications.in.withSubtree' }, { value: 'classifications.notIn.withSubtree' }],
    'classifications.in.withSubtree',
  ],
  [
    'the text where it is a key',
    'places',
    [{ value: 'core-places' }, { value: 'places' }],
    'places',
  ],
  ['the text where nothing matches', 'wine', [{ value: 'places' }], 'wine'],
])('where any match counts, Enter takes %s', async (_what, typed, suggestions, value) => {
  const field = mountField(suggestions, { takesAny: true })
  await field.type(typed)
  const offered = field.offered()
  expect(field.marked()).toEqual(offered.slice(0, 1))
  await field.press('Enter')
  expect([field.value.value, field.offered()]).toEqual([value, []])
  field.close()
})

test('where any match counts, nothing is marked before something is typed', async () => {
  const field = mountField([{ value: 'events' }], { takesAny: true, opensOnFocus: true })
  await field.focus()
  expect([field.offered(), field.marked()]).toEqual([['events'], []])
  field.close()
})

test('Enter goes on from a value typed to its end as from an entry of the list', async () => {
  const field = mountField([{ value: 'event' }, { value: 'events' }])
  await field.type('event')
  await field.press('Enter')
  expect([field.value.value, field.taken]).toEqual(['event', ['event']])
  field.close()
})

test.each<[string, (field: ReturnType<typeof mountField>) => Promise<void>]>([
  ['Ctrl+Enter, which sends', (field) => field.press('Enter', { ctrlKey: true })],
  ['Shift+Enter, which keeps the text', (field) => field.press('Enter', { shiftKey: true })],
  ['Escape', (field) => field.press('Escape')],
  ['leaving the field', (field) => field.blur()],
])('%s closes the list and keeps what was typed', async (_what, leave) => {
  const field = mountField([{ value: 'events' }])
  await field.type('eve')
  expect(field.offered()).toEqual(['events'])
  await leave(field)
  expect([field.value.value, field.offered()]).toEqual(['eve', []])
  field.close()
})

test.each([
  ['opens the list of an empty field that shows it', { opensOnFocus: true }, ['events', 'places']],
  ['leaves what stands there alone', { opensOnFocus: true, text: 'tours' }, []],
  ['opens nothing elsewhere', {}, []],
])('the cursor %s', async (_, options, offered) => {
  const field = mountField([{ value: 'events' }, { value: 'places' }], options)
  await field.focus()
  expect(field.offered()).toEqual(offered)
  await field.blur()
  expect(field.offered()).toEqual([])
  field.close()
})

test('a click lists all until something is typed, whatever stands in the field', async () => {
  const field = mountField(
    [
      { value: 'u1', label: 'events' },
      { value: 'u2', label: 'places' },
    ],
    {
      text: 'events',
    },
  )
  await field.click()
  expect(field.offered()).toEqual(['eventsu1', 'placesu2'])
  await field.type('pla')
  await field.press('Escape')
  await field.click()
  expect(field.offered()).toEqual(['placesu2'])
  await field.blur()
  await field.click()
  expect(field.offered()).toEqual(['eventsu1', 'placesu2'])
  field.close()
})

test('a text that matches no suggestion says so while it is typed, and no longer than that', async () => {
  const field = mountField([{ value: 'events' }], { noMatchText: 'No known filter.' })
  const told = () => document.querySelector('.suggestion-list')?.textContent.trim() ?? ''
  const seen: string[] = []
  for (const text of ['eve', 'pict', '']) {
    await field.type(text)
    seen.push(told())
  }
  await field.type('pict')
  await field.blur()
  seen.push(told())
  expect(seen).toEqual(['events', 'No known filter.', 'events', ''])
  field.close()
})
