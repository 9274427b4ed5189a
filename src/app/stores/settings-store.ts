import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import { defaultSettings } from '#core/settings/default-settings.ts'
import type { Settings } from '#core/settings/settings.ts'
import { chooseLanguage } from '#core/language/language.ts'
import {
  readOk,
  orHostGone,
  unlessHostIsGone,
  type Refusal,
  useHostClient,
} from '#app/client/host-client.ts'

/** The settings of the whole app, and the theme and language that result on this computer. */
export const useSettingsStore = defineStore('settings', () => {
  const client = useHostClient()
  const settings = shallowRef<Readonly<Settings>>(defaultSettings)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const prefersDark = ref(dark.matches)
  const noteDark = (event: MediaQueryListEvent) => {
    prefersDark.value = event.matches
  }
  dark.addEventListener('change', noteDark)
  onScopeDispose(() => {
    dark.removeEventListener('change', noteDark)
  })

  const theme = computed(() => {
    if (settings.value.theme !== 'system') return settings.value.theme
    return prefersDark.value ? 'dark' : 'light'
  })
  const language = computed(() => chooseLanguage(settings.value.language, navigator.languages))

  async function load() {
    // Without a host, the defaults stay.
    await unlessHostIsGone(undefined, async () => {
      settings.value = await readOk(await client.api.settings.$get())
    })
  }

  let saving: Promise<unknown> = Promise.resolve()
  /** The changes that the host refused; they are sent with the next one. */
  let unsaved: Partial<Settings> = {}

  /**
   * Takes effect in the page at once; resolves with the host's refusal to save it, or null. Changes are saved
   * one after the other, because two concurrent requests could arrive in either order. Only the changes are sent:
   * another window may have changed the rest.
   */
  function change(changes: Partial<Settings>): Promise<Refusal | null> {
    settings.value = { ...settings.value, ...changes }
    const result = saving.then(() => save(changes))
    saving = result.catch(() => undefined)
    return result
  }

  const save = (changes: Partial<Settings>) =>
    orHostGone(async () => {
      unsaved = { ...unsaved, ...changes }
      const response = await client.api.settings.$post({ json: unsaved })
      if (!response.ok) return response.json()
      unsaved = {}
      return null
    })

  /** Resolves once the host has saved or refused all changes made so far. */
  const untilSaved = async () => {
    await saving
  }

  return { settings, theme, language, load, change, untilSaved }
})
