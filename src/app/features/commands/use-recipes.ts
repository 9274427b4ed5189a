import { computed, nextTick, type ComputedRef } from 'vue'
import { listRecipes, type Recipe } from '#core/recipe/list-recipes.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { focusField } from '#app/ui/focus.ts'

/** The recipes for the current connection, and a function that opens one. */
export function useRecipes(): {
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
