import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import PastedRequest from '#app/features/paste/PastedRequest.vue'
import { pageWords } from '../../support/page/page-words.ts'

/** What stands there, by its names for automation, where a CORE reads one part differently. */
function shownOf(mannerChoice: 'choice' | 'meant-only' | 'same', isTold = true): string[] {
  const wrapper = mount(PastedRequest, {
    props: {
      source: 'url',
      clauses: [],
      hints: [],
      leftOut: [],
      notes: [],
      parts: isTold ? [{ kind: 'list', name: 'include', text: 'include: a list' }] : [],
      mannerChoice,
      manner: 'pasted',
    },
    global: { plugins: [createPinia(), pageWords('en')] },
  })
  const shown = wrapper.findAll('[data-test^="paste."]').map((one) => one.attributes('data-test'))
  wrapper.unmount()
  return shown.map(String)
}

test('as pasted or as meant is asked only where both can be sent and differ', () => {
  const told = ['paste.on-core', 'paste.dropped']
  expect([
    shownOf('choice'),
    shownOf('meant-only'),
    shownOf('same'),
    shownOf('same', false),
  ]).toEqual([
    [...told, 'paste.as-pasted', 'paste.as-meant'],
    [...told, 'paste.meant-only'],
    told,
    [],
  ])
})
