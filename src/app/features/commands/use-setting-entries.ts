import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { nameOfLanguage } from '#core/language/code-name.ts'
import { languages } from '#core/language/language.ts'
import type { Settings } from '#core/settings/settings.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { useTellRefusal } from '#app/words/use-tell-refusal.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Palette entries that change a setting of the display. */
export function useSettingEntries() {
  const store = useSettingsStore()
  const { say } = useWords()
  const tellRefusal = useTellRefusal()

  const entry = <Name extends 'apiNames' | 'images' | 'theme' | 'language'>(
    name: Name,
    value: Settings[Name],
    label: string,
    otherWords: string,
  ): PaletteEntry => ({
    key: `setting ${name} ${value}`,
    label,
    otherWords,
    shortcut: '',
    isPossible: true,
    run: () => void store.change({ [name]: value }).then(tellRefusal),
  })

  /** Turns a setting on, or off if it is on. */
  function toggle(name: 'apiNames' | 'images', otherWords: string): PaletteEntry {
    const isOn = store.settings[name]
    const label = say(isOn ? 'palette.turnOff' : 'palette.turnOn', { name: say(`app.${name}`) })
    return entry(name, !isOn, label, otherWords)
  }

  return computed<readonly PaletteEntry[]>(() => [
    toggle('apiNames', 'names setting attributes api name einstellung attribute bezeichnung'),
    toggle('images', 'pictures images photos setting bilder fotos einstellung'),
    ...(['system', 'light', 'dark'] as const)
      .filter((theme) => theme !== store.settings.theme)
      .map((theme) => {
        const value = say(`app.themeName.${theme}`)
        const label = say('palette.setting', { name: say('app.theme'), value })
        return entry('theme', theme, label, 'theme appearance setting darstellung einstellung')
      }),
    ...languages
      .filter((language) => language !== store.language)
      .map((language) => {
        const value = nameOfLanguage(language, language)
        const label = say('palette.setting', { name: say('app.language'), value })
        return entry('language', language, label, 'language setting sprache einstellung')
      }),
  ])
}
