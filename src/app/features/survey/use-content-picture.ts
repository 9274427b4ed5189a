import { computed, shallowRef, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { useImagesStore, type LoadedImage } from '#app/stores/images-store.ts'

/** A picture from an item, or why it cannot be loaded. Both null while loading, or without an address. */
export function useContentPicture(address: Readonly<Ref<string | null>>) {
  const images = useImagesStore()
  const { say } = useWords()
  const loaded = shallowRef<LoadedImage | null>(null)
  const source = computed(() => (loaded.value?.kind === 'picture' ? loaded.value.source : null))
  const problem = computed(() => (loaded.value?.kind === 'none' ? loaded.value.problem : null))
  /** Explains the problem; '' if there is none. */
  const why = computed(() => {
    const { kind, host } = problem.value ?? { kind: null, host: '' }
    return kind === null ? '' : say(`results.picture.${kind}`, { host })
  })

  watch(
    address,
    async (wanted) => {
      loaded.value = null
      if (wanted === null) return
      const image = await images.load(wanted)
      if (wanted === address.value) loaded.value = image
    },
    { immediate: true },
  )
  return { source, problem, why }
}
