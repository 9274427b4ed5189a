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

const sources = import.meta.glob<string>('../../../src/app/**/*.vue', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('no region comes with its text: none has a condition of its own', () => {
  const conditional = Object.entries(sources).flatMap(([path, source]) =>
    (source.slice(source.indexOf('\n<template>')).match(/<[a-zA-Z](?:"[^"]*"|[^">])*>/g) ?? [])
      .filter((tag) => /role="status"|^<LiveStatus/.test(tag) && /\sv-(?:if|else)/.test(tag))
      .map((tag) => `${path}: ${tag}`),
  )
  expect(conditional).toEqual([])
})
