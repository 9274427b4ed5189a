import { afterEach, expect, test } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import RequiredDialog from '#app/features/coverage/RequiredDialog.vue'
import { provideNameWords, useNameWords } from '#app/words/use-name-words.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { openPage } from '../../support/page/open-page.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
})

const at = (name: string) => document.querySelector<HTMLElement>(`[data-test="${name}"]`)

/** The dialog in German; `saved` are the lists that it saves. */
async function open() {
  const saved: RequiredAttributes[] = []
  const named: string[] = []
  const Dialog = defineComponent({
    setup() {
      const { headingOf } = useNameWords()
      return () => {
        named.push(headingOf('image'))
        // The dialog is opened by a person, long after the words are loaded.
        if (named.at(-1) !== 'Bild') return null
        return h(RequiredDialog, {
          required: [],
          connection: 'x',
          types: ['Place'],
          attributes: ['name', 'image'],
          onSave: (list: RequiredAttributes) => {
            saved.push(list)
          },
        })
      }
    },
  })
  const page = openPage(
    () => {
      provideNameWords(() => 'de')
      return null
    },
    { language: 'de' },
    () => h(Dialog),
  )
  close = page.close
  await expect.poll(() => named.at(-1)).toBe('Bild')
  return { saved }
}

async function type(text: string) {
  const field = at('required.0.attributes')
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field')
  field.dispatchEvent(new Event('focus'))
  field.value = text
  field.dispatchEvent(new Event('input'))
  field.dispatchEvent(new Event('blur'))
  await nextTick()
}

test('the word for a type is taken for its name, and shown for it', async () => {
  const { saved } = await open()
  const field = at('required.0.type')
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field')
  expect(field.value).toBe('Ort')
  field.value = 'ort'
  field.dispatchEvent(new Event('input'))
  field.dispatchEvent(new Event('blur'))
  await type('bild')
  at('required.save')?.click()
  await expect.poll(() => saved).toEqual([[{ type: 'Place', attributes: ['image'] }]])
})

test('the word for an attribute is taken for its name', async () => {
  const { saved } = await open()
  await type('bild')
  expect(at('required.0.unknown')).toBe(null)
  at('required.save')?.click()
  await expect.poll(() => saved).toEqual([[{ type: 'Place', attributes: ['image'] }]])
})

test('a name that no item has and the app does not know gets a hint', async () => {
  await open()
  await type('bidl')
  expect(at('required.0.unknown')?.textContent.trim()).toBe(
    'Attribute, die kein geladener Inhalt hat: „bidl“. Bitte die Schreibweise prüfen.',
  )
})
