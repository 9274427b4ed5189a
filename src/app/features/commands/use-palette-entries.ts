import { computed, nextTick, shallowRef, type ComputedRef } from 'vue'
import type { StartWords } from '#app/i18n/language-words.ts'
import { loadStartWords } from '#app/i18n/load-words.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { focusField } from '#app/ui/focus.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import {
  changedWithinDays,
  listRecipes,
  recipeWordsFor,
  type Recipe,
} from '#core/recipe/list-recipes.ts'
import { commandNames } from '#core/command/command.ts'
import { otherWordsFor } from '#core/command/search-words.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { useOpenQuery } from '#app/response/use-open-query.ts'
import { useShortcutText } from './use-shortcuts.ts'
import { useConnectionName } from '#app/words/use-name-words.ts'
import { languages, nameOfLanguage } from '#core/language/language.ts'
import { themeChoices } from '#core/settings/default-settings.ts'
import type { Settings } from '#core/settings/settings.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { useTellRefusal } from '#app/words/use-failure-words.ts'

export interface PaletteEntry {
  key: string
  label: string
  /** Further search words, in lower case. */
  otherWords: string
  /** The shortcut of the command; '' if there is none. */
  shortcut: string
  isPossible: boolean
  run: () => void
}

/**
 * All palette entries: the commands, settings, recipes, saved queries and connections.
 */
export function usePaletteEntries() {
  const commands = useCommandsStore()
  const connections = useConnectionsStore()
  const workspace = useWorkspaceStore()
  const { openSaved } = useOpenQuery()
  const { say } = useWords()
  const nameOfConnection = useConnectionName()
  const renderShortcut = useShortcutText()
  const { recipes, openRecipe } = useRecipes()
  const settingEntries = useSettingEntries()

  /** The labels in all languages: people often know a command by its name in the other one. */
  const labels = shallowRef<readonly StartWords['commands'][]>([])
  void Promise.all(languages.map(loadStartWords)).then((words) => {
    labels.value = words.map(({ commands: ofLanguage }) => ofLanguage)
  })
  void workspace.loadOnce()

  return computed<readonly PaletteEntry[]>(() => [
    ...commandNames
      .filter((name) => name !== 'palette')
      .map((name) => ({
        key: name,
        label: say(`commands.${name}`),
        otherWords: labels.value
          .map((ofLanguage) => ofLanguage[name])
          .concat(otherWordsFor(name))
          .join(' ')
          .toLowerCase(),
        shortcut: renderShortcut(name),
        isPossible: commands.isPossible(name),
        run: () => {
          commands.run(name)
        },
      })),
    ...settingEntries.value,
    ...recipes.value.map((recipe) => ({
      key: `recipe ${recipe.name}`,
      label: say('recipes.inPalette', {
        name: say(`recipes.name.${recipe.name}`, { days: changedWithinDays }),
      }),
      otherWords: recipeWordsFor(recipe.name),
      shortcut: '',
      isPossible: true,
      run: () => void openRecipe(recipe),
    })),
    ...workspace.requests.map((saved) => ({
      key: `saved ${saved.id}`,
      label: say('palette.saved', {
        name: saved.folder === '' ? saved.name : `${saved.folder}/${saved.name}`,
      }),
      otherWords: '',
      shortcut: '',
      isPossible: true,
      run: () => {
        openSaved(saved)
      },
    })),
    ...connections.connections.map(({ id, name: given }) => ({
      key: `connection ${id}`,
      label: say('palette.connection', { name: nameOfConnection({ id, name: given }) }),
      otherWords: '',
      shortcut: '',
      isPossible: id !== connections.currentId,
      run: () => void connections.use(id),
    })),
  ])
}

/** Palette entries that change a setting of the display. */
function useSettingEntries() {
  const store = useSettingsStore()
  const { say } = useWords()
  const tellRefusal = useTellRefusal()

  const entry = <Name extends 'apiNames' | 'technical' | 'images' | 'theme' | 'language'>(
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
  function toggle(name: 'apiNames' | 'technical' | 'images', otherWords: string): PaletteEntry {
    const isOn = store.settings[name]
    const label = say(isOn ? 'palette.turnOff' : 'palette.turnOn', { name: say(`app.${name}`) })
    return entry(name, !isOn, label, otherWords)
  }

  return computed<readonly PaletteEntry[]>(() => [
    toggle('apiNames', 'names setting attributes api name einstellung attribute bezeichnung'),
    toggle(
      'technical',
      'technical details editor view setting technik ansicht redaktion einstellung',
    ),
    toggle('images', 'pictures images photos setting bilder fotos einstellung'),
    ...themeChoices
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

/** The recipes for the current connection, and a function that opens one. */
function useRecipes(): {
  recipes: ComputedRef<readonly Recipe[]>
  openRecipe: (recipe: Recipe) => Promise<void>
} {
  const commands = useCommandsStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const tabs = useTabsStore()

  const recipes = computed(() => {
    const connection = connections.current
    if (connection === null) return []
    const endpoint = query.form.endpoint || connection.startEndpoint
    return listRecipes(connection, endpoint, observed.current.languages)
  })

  /** Opens a new tab, unless the active one is empty. Sends the query if nothing is missing. */
  async function openRecipe({ form, needs }: Recipe) {
    if (!tabs.openTab({ form })) return
    // The fields and the command read the form only after the next tick.
    await nextTick()
    if (form.endpoint === '') focusField({ part: 'endpoint' })
    else if (needs !== null) focusField(needs)
    else commands.run('send')
  }

  return { recipes, openRecipe }
}
