import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import TabList from '#app/ui/TabList.vue'

test('an arrow key chooses a tab and takes the focus along', async () => {
  const chosen = ref('tree')
  const tabs = [
    { key: 'tree', label: 'Tree' },
    { key: 'text', label: 'Text' },
  ]
  const wrapper = mount(
    {
      components: { TabList },
      setup: () => ({ chosen, tabs }),
      template: '<TabList v-model="chosen" :tabs="tabs" label="Item" test="item.tab" />',
    },
    { attachTo: document.body },
  )
  wrapper.get<HTMLElement>('[aria-selected="true"]').element.focus()
  const seen: unknown[] = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await nextTick()
    await nextTick()
    seen.push([document.activeElement?.textContent.trim(), chosen.value])
  }
  expect(seen).toEqual([
    ['Text', 'text'],
    ['Tree', 'tree'],
    ['Text', 'text'],
  ])
  expect(wrapper.get('[role=tablist]').attributes('aria-label')).toBe('Item')
  wrapper.unmount()
})
