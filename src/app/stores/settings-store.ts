import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref } from 'vue'
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
  const settings = ref<Settings>(defaultSettings)
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

  /**
   * Takes effect in the page at once; resolves with the host's refusal to save it, or null. Changes are saved
   * one after the other, because two concurrent requests could arrive in either order.
   */
  function change(changes: Partial<Settings>): Promise<Refusal | null> {
    const next = { ...settings.value, ...changes }
    settings.value = next
    const result = saving.then(() => save(next))
    saving = result.catch(() => undefined)
    return result
  }

  const save = (next: Settings) =>
    orHostGone(async () => {
      const response = await client.api.settings.$post({ json: next })
      return response.ok ? null : response.json()
    })

  /** Resolves once the host has saved or refused all changes made so far. */
  const untilSaved = async () => {
    await saving
  }

  return { settings, theme, language, load, change, untilSaved }
})
