import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import PaneSplit from '#app/ui/PaneSplit.vue'

const open = (size: number) =>
  mount(PaneSplit, {
    props: {
      direction: 'row',
      unit: 'pixels',
      minSize: 300,
      maxSize: 620,
      label: 'Width',
      size,
      isFirstShown: true,
      isSecondShown: true,
    },
  })

test.each<[string, number]>([
  ['ArrowLeft', 356],
  ['ArrowRight', 388],
  ['Home', 300],
  ['End', 620],
])('%s moves the line', async (key, size) => {
  const split = open(372)
  await split.get('[role="separator"]').trigger('keydown', { key })
  expect(split.emitted()).toMatchObject({ 'update:size': [[size]], settle: [[]] })
})

test('the line stays within its bounds, and other keys are not its own', async () => {
  const split = open(300)
  const line = split.get('[role="separator"]')
  await line.trigger('keydown', { key: 'ArrowLeft' })
  await line.trigger('keydown', { key: 'ArrowUp' })
  expect({ sizes: split.emitted('update:size'), settled: split.emitted('settle') }).toEqual({
    sizes: undefined,
    settled: [[]],
  })
})

test('a size from another window is shown as far as the bounds allow', () => {
  const line = open(5000).get('[role="separator"]')
  expect(line.attributes('aria-valuenow')).toBe('620')
})

test('a pane that is away leaves its room to the other, and takes the line with it', () => {
  const split = mount(PaneSplit, {
    props: {
      direction: 'row',
      unit: 'share',
      minSize: 0.3,
      maxSize: 0.85,
      label: 'Width',
      size: 0.6,
      isFirstShown: false,
      isSecondShown: true,
    },
    attachTo: document.body,
  })
  expect(split.get('.first').isVisible()).toBe(false)
  expect(split.get('[role="separator"]').isVisible()).toBe(false)
  expect(split.get('.second').isVisible()).toBe(true)
})
