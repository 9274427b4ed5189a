import { computed } from 'vue'
import type { HandoverLabels } from '#core/handover/handover-labels.ts'
import type { SnippetKind } from '#core/snippet/render-snippet.ts'
import { tokenVariable } from '#core/snippet/token-variable.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useIsSample } from '#app/words/use-is-sample.ts'

/** The translated labels of a shared query. */
export function useHandoverLabels() {
  const { say, locale, formatCount, formatDuration, formatMoment, formatSize } = useWords()
  const isSample = useIsSample()
  const snippetNames = computed<Record<SnippetKind, string>>(() => ({
    'curl-bash': say('query.snippet.curl-bash'),
    'curl-powershell': say('query.snippet.curl-powershell'),
    'curl-cmd': say('query.snippet.curl-cmd'),
    'curl-batch': say('query.snippet.curl-batch'),
    javascript: say('query.snippet.javascript'),
    axios: say('query.snippet.axios'),
    python: say('query.snippet.python'),
    php: say('query.snippet.php'),
    java: say('query.snippet.java'),
    go: say('query.snippet.go'),
    http: say('query.snippet.http'),
    'http-jetbrains': say('query.snippet.http-jetbrains'),
  }))
  return computed<HandoverLabels>(() => ({
    language: locale.value,
    connection: say('handover.markdown.connection'),
    request: say('handover.markdown.request'),
    readableUrl: say('handover.markdown.readable'),
    body: say('handover.markdown.body'),
    tokenNote: say(isSample.value ? 'handover.markdown.sample' : 'handover.markdown.tokenNote'),
    fillToken: say(isSample.value ? 'handover.markdown.sample' : 'handover.markdown.fillToken'),
    codeToken: isSample.value
      ? say('query.snippetSample')
      : say('handover.markdown.codeToken', { name: tokenVariable }),
    answer: say('handover.markdown.answer'),
    status: say('handover.markdown.status'),
    total: say('handover.markdown.total'),
    duration: say('handover.markdown.duration'),
    size: say('handover.markdown.size'),
    date: say('handover.markdown.date'),
    sampleItem: say('handover.markdown.sampleItem'),
    code: say('handover.markdown.code'),
    snippets: snippetNames.value,
    formatCount,
    formatDuration,
    formatSize,
    formatMoment: (at) => formatMoment(at, 'exact-moment'),
  }))
}
