import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ContentLink } from '#core/content/content-link.ts'

/** An address in content that somebody wants to follow: asked about first, as content is not to be trusted. */
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
