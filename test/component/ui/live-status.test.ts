import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { h, nextTick, ref } from 'vue'
import LiveStatus from '#app/ui/LiveStatus.vue'

test('the region is there before its text, and stays when the text goes', async () => {
  const text = ref('')
  const wrapper = mount({
    render: () => h(LiveStatus, () => (text.value === '' ? [] : [h('p', text.value)])),
  })
  const region = wrapper.get('[role="status"]')
  expect(region.element.matches(':empty')).toBe(true)
  text.value = 'Saved'
  await nextTick()
  expect(wrapper.get('[role="status"]').element).toBe(region.element)
  expect(region.text()).toBe('Saved')
  text.value = ''
  await nextTick()
  expect(wrapper.get('[role="status"]').element).toBe(region.element)
  wrapper.unmount()
})
