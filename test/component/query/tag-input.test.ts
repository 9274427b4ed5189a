import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import { pageWords } from '../../support/page/page-words.ts'
import TagInput from '#app/ui/TagInput.vue'
import type { Suggestion } from '#app/ui/use-suggestions.ts'

/** The input with somebody who keeps its values, as a form does. */
function mountTags(options: {
  values?: string[]
  splitsAtComma?: boolean
  takesFirst?: boolean
  opensOnFocus?: boolean
  staysOpen?: boolean
  suggestions?: Suggestion[]
}) {
  const values = ref(options.values ?? [])
  const wrapper = mount(
    {
      components: { TagInput },
      setup: () => ({ values, options }),
      template: `<TagInput v-model:values="values" label="Values" placeholder="value" test="values"
        join-word="OR" :splits-at-comma="options.splitsAtComma" :takes-first="options.takesFirst"
        :opens-on-focus="options.opensOnFocus" :stays-open="options.staysOpen"
        :suggestions="options.suggestions ?? []" />`,
    },
    { global: { plugins: [pageWords('en')] }, attachTo: document.body },
  )
  const input = wrapper.get<HTMLInputElement>('input')
  return {
    values,
    input,
    type: (text: string) => input.setValue(text),
    press: (key: string, held = {}) => input.trigger('keydown', { key, ...held }),
    tags: () => wrapper.findAll('.tag .text').map((tag) => tag.text()),
    offered: () =>
      Array.from(document.querySelectorAll('[role=option]'), (option) => option.textContent.trim()),
    close: () => {
      wrapper.unmount()
    },
  }
}

test('what is typed is a value at once, and a tag after Enter', async () => {
  const field = mountTags({ values: ['music'] })
  await field.type('mar')
  expect(field.values.value).toEqual(['music', 'mar'])
  expect(field.tags()).toEqual(['music'])
  await field.type('market')
  await field.press('Enter')
  expect(field.values.value).toEqual(['music', 'market'])
  expect(field.tags()).toEqual(['music', 'market'])
  expect(field.input.element.value).toBe('')
  field.close()
})

test('what was typed is a tag like the others once the field is left', async () => {
  const field = mountTags({ values: ['geo'] })
  field.input.element.focus()
  await field.type('name')
  expect(field.tags()).toEqual(['geo'])
  field.input.element.blur()
  await nextTick()
  await nextTick()
  expect(field.tags()).toEqual(['geo', 'name'])
  expect(field.values.value).toEqual(['geo', 'name'])
  expect(field.input.element.value).toBe('')
  field.close()
})

test('Backspace takes the last tag back to be changed', async () => {
  const field = mountTags({ values: ['music', 'market'] })
  await field.press('Backspace')
  expect(field.input.element.value).toBe('market')
  await field.type('markets')
  expect(field.values.value).toEqual(['music', 'markets'])
  await field.type('')
  expect(field.values.value).toEqual(['music'])
  field.close()
})

test('a comma ends a name, and belongs to a value', async () => {
  const names = mountTags({ splitsAtComma: true })
  await names.type('image, location,')
  expect(names.values.value).toEqual(['image', 'location'])
  names.close()

  const values = mountTags({})
  await values.type('a, b')
  expect(values.values.value).toEqual(['a, b'])
  values.close()
})

test('values that come from elsewhere take the place of what was typed', async () => {
  const field = mountTags({})
  await field.type('half')
  field.values.value = ['from a pasted request']
  await field.input.trigger('focus')
  expect(field.tags()).toEqual(['from a pasted request'])
  expect(field.input.element.value).toBe('')
  field.close()
})

test('a suggestion is taken by arrow and Enter, shows its label and sends its value', async () => {
  const field = mountTags({
    suggestions: [
      { value: '0b1e', label: 'Music' },
      { value: '77aa', label: 'Museum' },
    ],
  })
  await field.type('mus')
  expect(field.offered()).toEqual(['Music0b1e', 'Museum77aa'])
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  expect(field.values.value).toEqual(['77aa'])
  expect(field.tags()).toEqual(['Museum'])
  expect(field.offered()).toEqual([])
  field.close()
})

test('Enter without an arrow key keeps what was typed', async () => {
  const field = mountTags({ suggestions: [{ value: 'music' }, { value: 'musical' }] })
  await field.type('musi')
  expect(field.offered()).toEqual(['music', 'musical'])
  await field.press('Enter')
  expect(field.values.value).toEqual(['musi'])
  field.close()
})

test('Enter takes the value of a name typed in full, and keeps a name that several have', async () => {
  const field = mountTags({
    suggestions: [
      { value: '77aa', label: 'Museums' },
      { value: '0b1e', label: 'Museum' },
      { value: '1c2d', label: 'Castle' },
      { value: '3e4f', label: 'Castle' },
    ],
  })
  for (const text of ['museum', 'castle']) {
    await field.type(text)
    await field.press('Enter')
  }
  expect(field.values.value).toEqual(['0b1e', 'castle'])
  field.close()
})

test('a name typed to its end needs no list, until one asks for it', async () => {
  const field = mountTags({ suggestions: [{ value: 'music' }, { value: 'musical' }] })
  await field.type('music')
  expect(field.offered()).toEqual([])
  await field.press('ArrowDown')
  expect(field.offered()).toEqual(['music', 'musical'])
  await field.press('Escape')
  expect(field.offered()).toEqual([])
  field.close()
})

test('values that are known show themselves once the cursor stands in the empty field', async () => {
  const field = mountTags({
    opensOnFocus: true,
    suggestions: [{ value: 'true' }, { value: 'false' }],
  })
  await field.input.trigger('focus')
  expect(field.offered()).toEqual(['true', 'false'])
  await field.press('ArrowDown')
  await field.press('Enter')
  await field.input.trigger('blur')
  await field.input.trigger('focus')
  expect([field.values.value, field.offered()]).toEqual([['true'], []])
  field.close()
})

test('a choice stands as its values with the word between them, which turns', async () => {
  const values = ref(['u1,u2', 'u3'])
  const names = new Map([
    ['u1', 'Museum'],
    ['u2', 'Castle'],
  ])
  const wrapper = mount(
    {
      components: { TagInput },
      setup: () => ({ values, nameOf: (value: string) => names.get(value) ?? null }),
      template: `<TagInput v-model:values="values" label="Values" placeholder="value" test="values"
        join-operator="AND" :choice="{ word: 'OR', switchLabel: 'Turn' }" :name-of="nameOf" />`,
    },
    { global: { plugins: [pageWords('en')] }, attachTo: document.body },
  )
  const shown = () => wrapper.findAll('.text, .join').map((part) => part.text())
  expect(shown()).toEqual(['Museum', 'OR', 'Castle', 'AND', 'u3'])
  await wrapper.get('[data-test="values.join.2"]').trigger('click')
  expect([values.value, shown()]).toEqual([['u1,u2,u3'], ['Museum', 'OR', 'Castle', 'OR', 'u3']])
  await wrapper.get('[aria-label="Remove Castle"]').trigger('click')
  await wrapper.get('[data-test="values.join.1"]').trigger('click')
  expect(values.value).toEqual(['u1', 'u3'])
  wrapper.unmount()
})

test('Enter takes the first suggestion that begins so, Shift+Enter the text', async () => {
  const suggestions = ['image', 'primaryImage', 'imageGallery'].map((value) => ({ value }))
  const field = mountTags({ takesFirst: true, suggestions })
  await field.type('im')
  await field.press('Enter')
  await field.type('im')
  await field.press('Enter', { shiftKey: true })
  await field.type('primaryIm')
  await field.press('ArrowDown')
  await field.press('Enter')
  await field.type('gallery')
  await field.press('Enter')
  expect(field.values.value).toEqual(['image', 'im', 'primaryImage', 'gallery'])
  field.close()
})

test('a list for several values stays open for the next one, also for a complete name', async () => {
  const suggestions = [{ value: 'name' }, { value: 'location' }, { value: 'image' }]
  const field = mountTags({ suggestions, takesFirst: true, opensOnFocus: true, staysOpen: true })
  await field.type('location')
  expect(field.offered()).toEqual(['location'])
  await field.press('Enter')
  expect([field.values.value, field.offered()]).toEqual([['location'], ['name', 'image']])
  await field.press('Escape')
  expect(field.offered()).toEqual([])
  field.close()
})
