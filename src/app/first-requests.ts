/**
 * What the page asks for before its main script has arrived, which is sixty times as long
 * (scripts/build/first-script.mjs).
 */
import { chooseLanguage } from '#core/language/language.ts'
import { ownValue } from '#core/own-value.ts'
import { firstQuestions } from '#core/share/launch-response.ts'
import type { EarlyResponses } from '#app/client/host-client.ts'
import { requestEntry } from '#app/client/launch.ts'
import { loadStartWords } from '#app/i18n/load-words.ts'
import { jsonHeaders } from '#app/response-worker/json-headers.ts'

const language = chooseLanguage('system', navigator.languages)
const entry = requestEntry(window.location, sessionStorage)

export const firstRequests = {
  language,
  entry,
  words: loadStartWords(language),
  early: new Map(firstQuestions.map((path) => [path, requestEarly(path)])) satisfies EarlyResponses,
}

async function requestEarly(path: string): Promise<Response | null> {
  try {
    const entered = await entry
    if (entered.kind === 'locked') return null
    const answered = ownValue(entered.first, path)
    if (answered !== undefined) return new Response(answered)
    return await fetch(path, { headers: jsonHeaders(entered.appToken) })
  } catch {
    // The page asks again itself, and says what is wrong.
    return null
  }
}
