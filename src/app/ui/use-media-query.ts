import { readonly, ref, type Ref } from 'vue'

/** Whether a media query holds, kept up to date for the page's whole life. */
export function useMediaQuery(query: string): Readonly<Ref<boolean>> {
  const list = matchMedia(query)
  const holds = ref(list.matches)
  list.addEventListener('change', (event) => {
    holds.value = event.matches
  })
  return readonly(holds)
}
