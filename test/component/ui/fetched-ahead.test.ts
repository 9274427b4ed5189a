import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { usePreloaded } from '#app/ui/lazy-component.ts'

const Views = defineComponent({ render: () => h('p', 'views') })

/** A place for a component that is fetched ahead, and the way to show it. */
function open() {
  const isShown = ref(false)
  const ahead: { fetch?: () => Promise<void> } = {}
  const page = mount(
    defineComponent({
      setup() {
        const { component, fetch } = usePreloaded(
          () => Promise.resolve({ default: Views }),
          () => isShown.value,
        )
        ahead.fetch = fetch
        return () => (isShown.value ? h(component.value) : null)
      },
    }),
  )
  return { page, isShown, fetch: () => ahead.fetch?.() }
}

test('what was fetched ahead stands there in the moment in which it is shown', async () => {
  const { page, isShown, fetch } = open()
  await fetch()
  isShown.value = true
  await nextTick()
  expect(page.text()).toBe('views')
})

test('what was not fetched yet comes by itself, and stays when it is fetched', async () => {
  const { page, isShown, fetch } = open()
  isShown.value = true
  await nextTick()
  expect(page.text()).toBe('')
  await expect.poll(() => page.text()).toBe('views')
  const shown = page.find('p').element
  await fetch()
  await nextTick()
  expect(page.find('p').element).toBe(shown)
})
