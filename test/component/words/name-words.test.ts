import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { provideNameWords, useNameWords } from '#app/words/use-name-words.ts'
import type { Language } from '#core/language/language.ts'

const Names = defineComponent({
  setup() {
    const { nameWithApiName } = useNameWords()
    return () => ['location', 'image.author', 'odta:unheard'].map(nameWithApiName).join(', ')
  },
})

test.each<[Language | null, string]>([
  ['en', 'Place (location), Picture › author (image.author), odta:unheard'],
  ['de', 'Ort (location), Bild › Autor (image.author), odta:unheard'],
  [null, 'location, image.author, odta:unheard'],
])(
  'the API’s name stands behind a name in words, and alone where there is none (%s)',
  async (language, told) => {
    const wrapper = mount({
      setup() {
        provideNameWords(() => language)
        return () => h(Names)
      },
    })
    await expect.poll(() => wrapper.text()).toBe(told)
    wrapper.unmount()
  },
)
