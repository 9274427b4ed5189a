import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { commandNames } from '#core/command/command.ts'
import { otherWordsFor } from '#core/command/search-words.ts'
import { shellWords } from '#core/language/all-shell-words.ts'
import { useRecipes } from '#app/features/recipes/use-recipes.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { useSettingEntries } from './use-setting-entries.ts'
import { useShortcutText } from './use-shortcut-text.ts'
import { useConnectionName } from '#app/words/use-connection-name.ts'

/** All palette entries: the commands, settings, recipes, connections and endpoints of the current connection. */
export function usePaletteEntries() {
  const commands = useCommandsStore()
  const connections = useConnectionsStore()
  const endpoints = useEndpointsStore()
  const query = useQueryStore()
  const { say } = useWords()
  const nameOfConnection = useConnectionName()
  const renderShortcut = useShortcutText()
  const { recipes, openRecipe } = useRecipes()
  const settingEntries = useSettingEntries()

  return computed<readonly PaletteEntry[]>(() => [
    ...commandNames
      .filter((name) => name !== 'palette')
      .map((name) => ({
        key: name,
        label: say(`commands.${name}`),
        // The labels in both languages: people often know a command by its name in the other one.
        otherWords: Object.values(shellWords)
          .map(({ commands: labels }) => labels[name])
          .concat(otherWordsFor(name))
          .join(' ')
          .toLowerCase(),
        shortcut: renderShortcut(name),
        isPossible: commands.isPossible(name),
        run: () => {
          commands.run(name)
        },
      })),
    {
      key: 'duplicates',
      label: say('palette.duplicates'),
      otherWords: 'duplicate duplicates twice repeated id doppelt doppelte duplikate ids',
      shortcut: '',
      isPossible: commands.isPossible('sets'),
      run: () => {
        commands.run('sets')
      },
    },
    ...settingEntries.value,
    ...recipes.value.map((recipe) => ({
      key: `recipe ${recipe.name}`,
      label: say('recipes.inPalette', { name: say(`recipes.name.${recipe.name}`) }),
      otherWords: '',
      shortcut: '',
      isPossible: true,
      run: () => void openRecipe(recipe),
    })),
    ...connections.connections.map(({ id, name: given }) => ({
      key: `connection ${id}`,
      label: say('palette.connection', { name: nameOfConnection({ id, name: given }) }),
      otherWords: '',
      shortcut: '',
      isPossible: id !== connections.currentId,
      run: () => void connections.use(id),
    })),
    ...endpoints.endpoints.map(({ name, label }) => ({
      key: `endpoint ${name}`,
      label: say('palette.endpoint', { name: label === '' ? name : `${label} (${name})` }),
      otherWords: '',
      shortcut: '',
      isPossible: true,
      run: () => {
        query.change({ endpoint: name })
      },
    })),
  ])
}
