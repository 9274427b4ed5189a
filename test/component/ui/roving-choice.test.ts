import { expect, test } from 'vitest'
import { createApp, h, nextTick, ref } from 'vue'
import ChoiceList from '#app/ui/ChoiceList.vue'
import TabList from '#app/ui/TabList.vue'

const entries = ['one', 'two', 'three'].map((key) => ({ key, label: key }))

/** What is chosen, and has the focus, after each key. */
async function press(kind: 'tabs' | 'radios', keys: readonly string[]): Promise<string[]> {
  const chosen = ref('one')
  const shared = {
    label: 'Numbers',
    test: 'number',
    'onUpdate:modelValue': (key: string) => {
      chosen.value = key
    },
  }
  const place = document.body.appendChild(document.createElement('div'))
  const app = createApp({
    render: () =>
      kind === 'tabs'
        ? h(TabList, { ...shared, tabs: entries, modelValue: chosen.value })
        : h(ChoiceList, { ...shared, choices: entries, modelValue: chosen.value }),
  })
  app.mount(place)
  expect(place.firstElementChild?.getAttribute('aria-label')).toBe('Numbers')
  place.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  const seen: string[] = []
  for (const key of keys) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await nextTick()
    await nextTick()
    const reached = Array.from(place.querySelectorAll('[tabindex="0"]'), (one) => one.textContent)
    seen.push(`${chosen.value} ${reached.join()} ${document.activeElement?.textContent ?? ''}`)
  }
  app.unmount()
  place.remove()
  return seen.map((line) => line.replace(/\s+/g, ' ').trim())
}

const all = (key: string) => `${key} ${key} ${key}`

test('tabs are chosen along their line, round its ends, and keep the focus', async () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'Home', 'End', 'x']
  expect(await press('tabs', keys)).toEqual(
    ['two', 'one', 'three', 'three', 'one', 'three', 'three'].map(all),
  )
})

test('a tab that has nothing to show says why, and is chosen like any other', async () => {
  const chosen: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const app = createApp({
    render: () =>
      h(TabList, {
        label: 'Numbers',
        test: 'number',
        tabs: entries.map((tab) =>
          tab.key === 'two' ? { ...tab, emptyReason: 'Nothing there.' } : tab,
        ),
        modelValue: 'one',
        'onUpdate:modelValue': (key: string) => {
          chosen.push(key)
        },
      }),
  })
  app.mount(place)
  const empty = place.querySelector<HTMLButtonElement>('[data-test="number.two"]')
  expect(empty?.title).toBe('Nothing there.')
  empty?.click()
  const first = place.querySelector<HTMLElement>('[tabindex="0"]')
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await nextTick()
  expect(chosen).toEqual(['two', 'two'])
  app.unmount()
  place.remove()
})

test('what can be done with a choice is reached behind it, and not by the arrows', async () => {
  const chosen = ref('one')
  const place = document.body.appendChild(document.createElement('div'))
  const app = createApp({
    render: () =>
      h(
        ChoiceList,
        {
          label: 'Numbers',
          test: 'number',
          choices: entries,
          modelValue: chosen.value,
          'onUpdate:modelValue': (key: string) => {
            chosen.value = key
          },
        },
        {
          action: ({ choice, isChosen }: { choice: { key: string }; isChosen: boolean }) =>
            h('button', { tabindex: isChosen ? 0 : -1 }, `Take ${choice.key}`),
        },
      ),
  })
  app.mount(place)
  place.querySelector<HTMLElement>('[role="radio"]')?.focus()
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
  )
  await nextTick()
  await nextTick()
  const reached = Array.from(place.querySelectorAll('[tabindex="0"]'), (one) => one.textContent)
  expect([document.activeElement?.textContent, ...reached].map((text) => text?.trim())).toEqual([
    'two',
    'two',
    'Take two',
  ])
  app.unmount()
  place.remove()
})

test('radios are chosen by all four arrows', async () => {
  const keys = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft']
  expect(await press('radios', keys)).toEqual(['two', 'three', 'one', 'three', 'two'].map(all))
})
