import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { nextTick, ref } from 'vue'
import CopyButton from '#app/ui/CopyButton.vue'
import MessageProvider from '#app/ui/MessageProvider.vue'
import { pageWords } from '../../support/page/page-words.ts'

test('the button says that it copied until what it would copy is another text', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const text = ref('one page')
  const wrapper = mount(
    {
      components: { CopyButton, MessageProvider },
      setup: () => ({ text }),
      template: '<MessageProvider><CopyButton :text="text" label="Copy" /></MessageProvider>',
    },
    { global: { plugins: [pageWords('en')] } },
  )
  const button = wrapper.get('button')
  await button.trigger('click')
  await expect.poll(() => button.text()).toBe('Copied')
  text.value = 'all pages'
  await nextTick()
  expect(button.text()).toBe('Copy')
  await button.trigger('click')
  await expect.poll(() => button.text()).toBe('Copied')
  expect(writeText.mock.calls).toEqual([['one page'], ['all pages']])
  wrapper.unmount()
  vi.unstubAllGlobals()
})
