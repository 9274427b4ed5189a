import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { nameOfLanguage } from '#core/language/code-name.ts'
import { languages } from '#core/language/language.ts'
import type { Settings } from '#core/settings/settings.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { useTellRefusal } from '#app/words/use-tell-refusal.ts'
import type { PaletteEntry } from './use-palette-entries.ts'

/** Palette entries that change a setting of the display. */
export function useSettingEntries() {
  const store = useSettingsStore()
  const { say } = useWords()
  const tell = useTellRefusal()

  const entry = (label: string, otherWords: string, changed: Partial<Settings>): PaletteEntry => {
    const [[name, value] = []] = Object.entries(changed)
    return {
      key: `setting ${name} ${String(value)}`,
      label,
      otherWords,
      shortcut: '',
      isPossible: true,
      run: async () => {
        tell(await store.change(changed))
      },
    }
  }

  /** Turns a setting on, or off if it is on. */
  function toggle(name: 'apiNames' | 'images', otherWords: string): PaletteEntry {
    const isOn = store.settings[name]
    const label = say(isOn ? 'palette.turnOff' : 'palette.turnOn', { name: say(`app.${name}`) })
    return entry(label, otherWords, { [name]: !isOn })
  }

  return computed<readonly PaletteEntry[]>(() => [
    toggle('apiNames', 'names setting attributes api name einstellung attribute bezeichnung'),
    toggle('images', 'pictures images photos setting bilder fotos einstellung'),
    ...(['system', 'light', 'dark'] as const)
      .filter((theme) => theme !== store.settings.theme)
      .map((theme) =>
        entry(
          say('palette.setting', { name: say('app.theme'), value: say(`app.themeName.${theme}`) }),
          'theme appearance setting darstellung einstellung',
          { theme },
        ),
      ),
    ...languages
      .filter((language) => language !== store.language)
      .map((language) =>
        entry(
          say('palette.setting', {
            name: say('app.language'),
            value: nameOfLanguage(language, language),
          }),
          'language setting sprache einstellung',
          { language },
        ),
      ),
  ])
}
