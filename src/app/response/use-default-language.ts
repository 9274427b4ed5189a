import { computed } from 'vue'
import { allLanguages } from '#core/investigate/conditions.ts'
import { languageRowOf, writeLanguageChoice } from '#core/query/request-parameter.ts'
import type { SentQuery } from '#app/stores/response-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/**
 * A dataCycle CORE that is asked for no language sends only items in its default language
 * (datacycle-core.md 8).
 */
export function useDefaultLanguage(
  response: () => { sent: Pick<SentQuery, 'connectionId' | 'form'> },
) {
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const languages = computed(() => observed.factsOf(response().sent.connectionId).languages)

  /** True if items without the default language are not among the items of the response. */
  const isDefaultLanguageOnly = computed(() => {
    const { connectionId, form } = response().sent
    return (
      observed.isDatacycleAt(connectionId) &&
      languageRowOf(form.extra) < 0 &&
      languages.value?.length !== 1
    )
  })
  /** False if the form is not used, or already has languages. */
  const canChooseAll = computed(() => query.rawBody === null && languageRowOf(query.form.extra) < 0)

  function chooseAllLanguages() {
    query.change({ extra: writeLanguageChoice(query.form.extra, allLanguages(languages.value)) })
  }

  return { isDefaultLanguageOnly, canChooseAll, chooseAllLanguages }
}
