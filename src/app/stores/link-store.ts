import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ContentLink } from '#core/content/content-link.ts'

/** A link in content that the user clicked. It must be confirmed, because content is not trusted. */
export const useLinkStore = defineStore('link', () => {
  const pending = shallowRef<ContentLink | null>(null)

  function askToConfirm(link: ContentLink) {
    pending.value = link
  }

  function close() {
    pending.value = null
  }

  return { pending, askToConfirm, close }
})
