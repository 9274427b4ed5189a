import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import PastedRequest from '#app/features/paste/PastedRequest.vue'
import type { Language } from '#core/language/language.ts'
import { pageI18n } from '../../support/page/page-i18n.ts'

/** What is said where a CORE drops parts of these names, without its version. */
function saidOf(names: readonly string[], language: Language): string[] {
  const wrapper = mount(PastedRequest, {
    props: {
      ...{ source: 'url', clauses: [], leftOut: [], notes: [] },
      dropped: names.map((name) => ({ name, text: name })),
      ...{ hasMeaning: true, manner: 'pasted' },
    },
    global: { plugins: [createPinia(), pageI18n(language)] },
  })
  const section = wrapper.get('[data-test="paste.on-core"]')
  const said = [section.get('p'), ...section.findAll('[data-test^="paste.as-"]')]
  wrapper.unmount()
  return said.map((one) => one.text().replace(/\(.*\)/, '…'))
}

test('one part that is dropped is spoken of as one, several as several', () => {
  expect([
    saidOf(['a'], 'en'),
    saidOf(['a', 'b'], 'en'),
    saidOf(['a'], 'de'),
    saidOf(['a', 'b'], 'de'),
  ]).toEqual([
    [
      'dataCycle CORE as delivered … silently drops this part:',
      'As pasted: the same response, without that part',
      'As meant: so that it counts',
    ],
    [
      'dataCycle CORE as delivered … silently drops these parts:',
      'As pasted: the same response, without these parts',
      'As meant: so that they count',
    ],
    [
      'dataCycle CORE im Auslieferungszustand … verwirft diesen Teil stillschweigend:',
      'Wie eingefügt: dieselbe Antwort, ohne diesen Teil',
      'Wie gemeint: so, dass er zählt',
    ],
    [
      'dataCycle CORE im Auslieferungszustand … verwirft diese Teile stillschweigend:',
      'Wie eingefügt: dieselbe Antwort, ohne diese Teile',
      'Wie gemeint: so, dass sie zählen',
    ],
  ])
})
