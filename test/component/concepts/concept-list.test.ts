import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import ConceptList from '#app/features/concepts/ConceptList.vue'
import { pageWords } from '../../support/page/page-words.ts'

test('the search field and the list name the concept that the arrow keys stand on', async () => {
  const wrapper = mount(ConceptList, {
    props: {
      concepts: ['Music', 'Opera', 'Theatre'].map((label) => ({ id: label, label, path: [] })),
      chosen: new Set<string>(),
    },
    global: { plugins: [pageWords('en')] },
    attachTo: document.body,
  })
  const nameOf = (element: Element) => {
    const id = element.getAttribute('aria-activedescendant') ?? ''
    return document.getElementById(id)?.textContent.trim()
  }
  const field = wrapper.get('[role=combobox]')
  const list = wrapper.get('[role=listbox]')
  expect(field.attributes('aria-controls')).toBe(list.attributes('id'))
  // Its rows are drawn once it is measured.
  await nextTick()
  const seen = [[nameOf(field.element), nameOf(list.element)]]
  await field.trigger('keydown', { key: 'ArrowDown' })
  seen.push([nameOf(field.element), nameOf(list.element)])
  await field.setValue('theatre')
  seen.push([nameOf(field.element), nameOf(list.element)])
  await field.setValue('nothing of that name')
  seen.push([nameOf(field.element), nameOf(list.element)])
  expect(seen).toEqual([
    ['Music', 'Music'],
    ['Opera', 'Opera'],
    ['Theatre', 'Theatre'],
    [undefined, undefined],
  ])
  wrapper.unmount()
})

test('that no concept has hits is not said of the scheme', () => {
  const wordsOf = (isLimitedToHits: boolean) => {
    const props = { concepts: [], chosen: new Set<string>(), isLimitedToHits }
    const wrapper = mount(ConceptList, { props, global: { plugins: [pageWords('en')] } })
    return wrapper.get('.nothing').text()
  }
  expect([wordsOf(true), wordsOf(false)]).toEqual([
    'No category of this group has items with these filters.',
    'This group has no categories.',
  ])
})

test('a click excludes while excluding is switched on, where the server can exclude', async () => {
  const wrapper = mount(ConceptList, {
    props: {
      concepts: [{ id: 'music', label: 'Music', path: [] }],
      chosen: new Set<string>(),
      excluded: new Set<string>(),
    },
    global: { plugins: [pageWords('en')] },
    attachTo: document.body,
  })
  const enter = () => wrapper.get('[role=combobox]').trigger('keydown', { key: 'Enter' })
  await enter()
  await wrapper.get('[data-test="concepts.excluding"]').trigger('click')
  await enter()
  expect([wrapper.emitted('toggle')?.length, wrapper.emitted('exclude')?.length]).toEqual([1, 1])
  await wrapper.setProps({ excluded: null })
  expect(wrapper.find('[data-test="concepts.excluding"]').exists()).toBe(false)
  wrapper.unmount()
})
