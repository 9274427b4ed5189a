import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { defaultSettings } from '#core/connection/default-settings.ts'
import type { Settings } from '#core/connection/settings.ts'
import { chooseLanguage } from '#core/language/language.ts'
import { readOk } from '#app/client/read-ok.ts'
import { orHostGone, unlessHostIsGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** What a person chose for the whole app, and what it comes to on this computer. */
export const useSettingsStore = defineStore('settings', () => {
  const client = useHostClient()
  const settings = ref<Settings>(defaultSettings)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const prefersDark = ref(dark.matches)
  dark.addEventListener('change', (event) => {
    prefersDark.value = event.matches
  })

  const theme = computed(() => {
    if (settings.value.theme !== 'system') return settings.value.theme
    return prefersDark.value ? 'dark' : 'light'
  })
  const language = computed(() => chooseLanguage(settings.value.language, navigator.languages))

  async function load() {
    // Without a host those of the system hold.
    await unlessHostIsGone(undefined, async () => {
      settings.value = await readOk(await client.api.settings.$get())
    })
  }

  let keeping: Promise<unknown> = Promise.resolve()

  /**
   * Takes effect in the page at once; resolves with why it was not kept, or null. Changes are kept one after the
   * other: two on their way at once could arrive in either order.
   */
  function change(change: Partial<Settings>): Promise<Refusal | null> {
    settings.value = { ...settings.value, ...change }
    const chosen = settings.value
    const kept = keeping.then(() => keep(chosen))
    keeping = kept.catch(() => undefined)
    return kept
  }

  const keep = (chosen: Settings) =>
    orHostGone(async () => {
      const answer = await client.api.settings.$post({ json: chosen })
      return answer.ok ? null : answer.json()
    })

  /** Resolves once the host goes by what was chosen up to now, or has refused to. */
  const untilKept = async () => {
    await keeping
  }

  return { settings, theme, language, load, change, untilKept }
})
