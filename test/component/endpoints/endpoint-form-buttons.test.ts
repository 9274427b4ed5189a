import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import EndpointFormButtons from '#app/features/endpoints/EndpointFormButtons.vue'
import { blankEndpoint } from '#core/workspace/endpoint-edit.ts'
import { pageWords } from '../../support/page/page-words.ts'

test('empty fields can be neither saved nor used', () => {
  const areOff = (name: string, isChanged: boolean) => {
    const wrapper = mount(EndpointFormButtons, {
      props: { fields: { ...blankEndpoint, name }, problem: null, isChanged, isOffered: false },
      global: { plugins: [createPinia(), pageWords('en')] },
    })
    const off = ['save', 'use'].map(
      (button) =>
        wrapper.get<HTMLButtonElement>(`[data-test="endpoints.${button}"]`).element.disabled,
    )
    wrapper.unmount()
    return off
  }
  expect([areOff('', false), areOff('news', true), areOff('news', false)]).toEqual([
    [true, true],
    [false, false],
    [true, false],
  ])
})
