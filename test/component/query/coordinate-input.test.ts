import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { ref } from 'vue'

import CoordinateInput from '#app/features/query/CoordinateInput.vue'
import { pageWords } from '../../support/page/page-words.ts'

function mountPoint(values = ref<string[]>([])) {
  const wrapper = mount(
    {
      components: { CoordinateInput },
      setup: () => ({ values }),
      template: `<CoordinateInput v-model:values="values" :names="['longitude', 'latitude', 'metres']"
        label="Point" test="point" />`,
    },
    { global: { plugins: [pageWords('en')] } },
  )
  return { values, next: () => wrapper.get<HTMLInputElement>('[data-test="point"]'), wrapper }
}

test('the field by the name of the value is the next empty one', async () => {
  const { values, next } = mountPoint()
  for (const text of ['13.9', '46.5', '2000']) await next().setValue(text)
  expect(values.value).toEqual(['13.9', '46.5', '2000'])
  await next().setValue('500')
  expect(values.value).toEqual(['13.9', '46.5', '500'])
})

test('what is pasted as one text fills all fields, and one that is emptied keeps its place', async () => {
  const { values, next, wrapper } = mountPoint()
  await next().setValue('13.9, 46.5 2000')
  expect(values.value).toEqual(['13.9', '46.5', '2000'])
  await wrapper.get('[data-test="point.1"]').setValue('')
  expect(values.value).toEqual(['13.9', '', '2000'])
  await next().setValue('46,6')
  expect(values.value).toEqual(['13.9', '46.6', '2000'])
})

test('a point pasted from a map is taken apart, and can be swapped', async () => {
  const { values, next, wrapper } = mountPoint(ref(['', '', '2000']))
  expect(wrapper.get('[data-test="point.swap"]').attributes('disabled')).toBe('')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '47.797, 13.366')
  await next().trigger('paste', { clipboardData })
  expect(values.value).toEqual(['13.366', '47.797', '2000'])
  await wrapper.get('[data-test="point.swap"]').trigger('click')
  expect(values.value).toEqual(['47.797', '13.366', '2000'])
})

test('a point that is pasted without a radius gets one, as a server refuses it without', async () => {
  const { values, next } = mountPoint()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '47.797, 13.366')
  await next().trigger('paste', { clipboardData })
  expect(values.value).toEqual(['13.366', '47.797', '10000'])
})

test('a point that is typed is taken apart when its field is left or sent', async () => {
  const { values, next } = mountPoint()
  const field = next()
  for (const text of ['47.797, ', '47.797, 1', '47.797, 13.366']) await field.setValue(text)
  expect(values.value).toEqual(['47.797, 13.366'])
  await field.trigger('blur')
  expect(values.value).toEqual(['13.366', '47.797', '10000'])

  const other = mountPoint()
  const typed = other.next()
  await typed.setValue('47.797 13.366')
  await typed.trigger('keydown', { key: 'Enter' })
  expect(other.values.value).toEqual(['13.366', '47.797', '10000'])
})
