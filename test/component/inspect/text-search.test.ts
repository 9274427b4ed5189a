import { mount } from '@vue/test-utils'
import { expect, onTestFinished, test } from 'vitest'
import { nextTick, ref, shallowRef } from 'vue'
import { useTextSearch } from '#app/features/inspect/use-text-lines.ts'
import type { QuestionOf, ReplyOf } from '#app/response-worker/protocol.ts'

/** A search in a text of one byte per letter that arrives bit by bit. */
function open(firstText: string) {
  const text = ref(firstText)
  const byteLength = ref(firstText.length)
  const ask = ({ needle, from }: QuestionOf<'search'>): Promise<ReplyOf<'search'>> => {
    const at = text.value.indexOf(needle, from ?? 0)
    return Promise.resolve({
      kind: 'search',
      offsets: at < 0 ? [] : [at],
      next: at < 0 ? null : at + needle.length,
    })
  }
  const shown: number[] = []
  let search: ReturnType<typeof useTextSearch> | null = null
  const wrapper = mount({
    setup() {
      search = useTextSearch({
        client: shallowRef({ ask }),
        part: ref({ kind: 'response' }),
        byteLength,
        onFirstHit: (offset) => shown.push(offset),
      })
      return () => null
    },
  })
  onTestFinished(() => {
    wrapper.unmount()
  })
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTick()
  }
  return {
    shown,
    tell: () => search && { hits: search.hits.value, isSearching: search.isSearching.value },
    async find(needle: string) {
      if (search) search.needle.value = needle
      await settle()
    },
    async arrive(more: string) {
      text.value += more
      byteLength.value = text.value.length
      await settle()
    },
  }
}

test('a search goes on in what arrives after it, each hit once', async () => {
  const { shown, tell, find, arrive } = open('..b')
  await find('bcb')
  expect(tell()).toEqual({ hits: [], isSearching: false })
  await arrive('c')
  expect(tell()).toEqual({ hits: [], isSearching: false })
  await arrive('bcb..')
  expect(tell()).toEqual({ hits: [2], isSearching: false })
  await arrive('bcb')
  expect([tell(), shown]).toEqual([{ hits: [2, 9], isSearching: false }, [2]])
})
