import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ContentLink } from '#core/content/content-link.ts'

/** A link in content that the user clicked. It must be confirmed, because content is not trusted. */
export const useLinkStore = defineStore('link', () => {
  const asked = shallowRef<ContentLink | null>(null)

  function ask(link: ContentLink) {
    asked.value = link
  }

  function close() {
    asked.value = null
  }

  return { asked, ask, close }
})
