import { htmlToText } from '#core/content/html-to-text.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { checkLimits } from './check-limits.ts'
import { isMedia, readItemTexts, type ItemText } from './item-texts.ts'
import type { Tallies } from './overview-line.ts'

/** Characters of a text that are searched for patterns. */
const maxSearched = 20_000

/** What is decided only after all items, because it depends on what is usual for the attribute. */
interface Usual {
  /** Number of texts per power of the square root of two of their length. */
  lengths: Uint32Array
  texts: number
  html: number
}

interface Candidate {
  position: number
  id: string
  attribute: string
  text: string
  length: number
}

/** At most this many candidates wait for the end. */
const maxCandidates = 20_000

/** Checks the texts of items. `finish` decides what depends on all items. */
export function createTextChecks(tallies: Tallies, language: string) {
  const usual = new Map<string, Usual>()
  const longOnes: Candidate[] = []
  const escapedOnes: Candidate[] = []

  function note({ attribute }: ItemText, length: number, isHtml: boolean): void {
    const known = usual.get(attribute)
    const of = known ?? { lengths: new Uint32Array(64), texts: 0, html: 0 }
    if (!known) usual.set(attribute, of)
    const bucket = Math.min(63, Math.floor(2 * Math.log2(Math.max(1, length))))
    of.lengths[bucket] = (of.lengths[bucket] ?? 0) + 1
    of.texts += 1
    if (isHtml) of.html += 1
  }

  function check(one: ItemText, item: { position: number; id: string; isMedia: boolean }): void {
    const { attribute, role, isHtml } = one
    const text = one.text.slice(0, maxSearched)
    const plain = isHtml ? htmlToText(text) : text
    const candidate = { position: item.position, id: item.id, attribute, length: plain.length }
    if (role !== 'other') note(one, one.text.length, isHtml)

    const isPlaceholder = isPlaceholderText(plain, role)
    tallies.look('placeholder', attribute)
    if (isPlaceholder) tallies.blame('placeholder', attribute, plain)

    tallies.look('mojibake', attribute)
    if (isMojibake(plain)) tallies.blame('mojibake', attribute, plain)

    tallies.look('capitals', attribute)
    if (isInCapitals(plain, role)) tallies.blame('capitals', attribute, plain)

    tallies.look('markup', attribute)
    if (hasMarkupLeft(text, { isHtml, role })) tallies.blame('markup', attribute, text)
    else if (!isHtml && text.includes('&') && entity.test(text)) {
      if (role !== 'prose') tallies.blame('markup', attribute, text)
      else if (escapedOnes.length < maxCandidates) escapedOnes.push({ ...candidate, text })
    }

    if (!isHtml) {
      tallies.look('blanks', attribute)
      if (hasStrayBlanks(text)) tallies.blame('blanks', attribute, text.replaceAll(' ', '·'))
    }

    if (role === 'prose') {
      tallies.look('language', attribute)
      if (findOtherLanguage(plain, one.language) !== null)
        tallies.blame('language', attribute, plain)
      if (!item.isMedia && attribute !== 'abstract') {
        tallies.look('short-text', attribute)
        if (!isPlaceholder && isShort(plain)) tallies.blame('short-text', attribute, plain)
      }
      tallies.look('long-text', attribute)
      if (one.text.length > checkLimits.maxLength && longOnes.length < maxCandidates)
        longOnes.push({ ...candidate, length: one.text.length, text: plain.slice(0, 300) })
    } else if (role === 'name') {
      tallies.look('long-text', attribute)
      if (plain.length > checkLimits.maxNameLength) tallies.blame('long-text', attribute, plain)
    }
  }

  return {
    add(item: JsonObject, position: number, id: string): void {
      const media = isMedia(item)
      for (const text of readItemTexts(item, language))
        check(text, { position, id, isMedia: media })
    },
    finish(): void {
      for (const found of longOnes) {
        const of = usual.get(found.attribute)
        if (of && found.length > checkLimits.longFactor * medianLength(of))
          tallies.blameLater('long-text', found)
      }
      for (const found of escapedOnes) {
        const of = usual.get(found.attribute)
        // Where texts are HTML, “&amp;” is right.
        if (of && of.html < of.texts / 5) tallies.blameLater('markup', found)
      }
    },
  }
}

function medianLength({ lengths, texts }: Usual): number {
  let before = 0
  for (const [bucket, count] of lengths.entries()) {
    before += count
    if (before * 2 >= texts) return 2 ** ((bucket + 1) / 2)
  }
  return 0
}

const wholePlaceholder =
  /^(?:(?:test|tests|testing|testeintrag|testtext|test ?\d+|dummy|dummytext|platzhalter|placeholder|todo|to do|tbd|tba|xx+|yyy+|asdf\w*|qwertz?\w*|blabla\w*|bla( bla)+|foo|foo ?bar|foobar|n\/a|k\. ?a\.?|null|undefined|nan|none|empty|description|beschreibung|titel|title|name|text|untertitel|überschrift|headline|neuer (?:eintrag|inhalt|text|artikel)|new (?:entry|item|text|article)|untitled|unbenannt|ohne titel|kein text|no text|(?:text|beschreibung|info|infos|inhalt|weitere infos?|details) folg(?:t|en)( noch| in kürze)?|(?:text|description|content|details) (?:to follow|coming soon|follows)|coming soon|in arbeit|wird (?:noch )?(?:ergänzt|nachgereicht)|bitte (?:ausfüllen|ergänzen|löschen)|please fill in|mustertext|beispieltext|sample text|max mustermann|john doe)[\s.!…:]*|[-–—_.?!*#\s]{1,20})$/iu
const insidePlaceholder = [
  'lorem ipsum',
  'dolor sit amet',
  'blindtext',
  '[object object]',
  'your text here',
  'hier steht ihr text',
  'hier steht ein text',
  'hier kommt der text',
]
/** A field of a template that nobody filled. */
const unfilled = /\{\{\s*[\w.]+\s*\}\}|%[A-Z_]{3,}%/

const maxWholePlaceholder = 60

function isPlaceholderText(plain: string, role: ItemText['role']): boolean {
  const trimmed = plain.trim()
  // Elsewhere, it is a town.
  if (role === 'prose' && /^leer[.!]?$/i.test(trimmed)) return true
  if (trimmed.length <= maxWholePlaceholder && wholePlaceholder.test(trimmed)) return true
  const lower = plain.toLowerCase()
  return insidePlaceholder.some((one) => lower.includes(one)) || unfilled.test(plain)
}

/** UTF-8 that was read as a Western code page, and characters that got lost. */
const misread =
  /Ã[\u0080-\u00bf\u0152-\u0178\u2013-\u203a\u20ac\u2122]|(?<!\p{Lu})Ã(?=[\s.,]|$)|â(?:€|\u0080)[\u0080-\u009f\u2013-\u203a\u0152-\u0178\u2122\u00a6\u00a2]?|Â[\u00a0-\u00bf]|Å[\u0093\u0092\u00b8\u00a1“]|\ufffd|ï»¿/u
const lost = /\p{L}\?\p{Ll}/u
/** A question mark that is part of an address is no lost letter. */
const isAddressWithQuery = (word: string): boolean => {
  const at = word.search(/https?:\/\/|www\./)
  return at !== -1 && word.includes('?', at)
}

const isMojibake = (plain: string): boolean =>
  misread.test(plain) ||
  (plain.includes('?') && lost.test(plain) && !plain.split(/\s+/).some(isAddressWithQuery))

/** A title or a sentence in capitals; an abbreviation among other words is right. */
function isInCapitals(plain: string, role: ItemText['role']): boolean {
  if (role === 'other' || !/[A-ZÀ-ÖØ-ÞΑ-ΩА-Я]{3}/.test(plain)) return false
  if (role === 'name' && /\p{Ll}/u.test(plain.replaceAll('ß', ''))) return false
  const letters = plain.match(/\p{L}/gu) ?? []
  if (letters.length < checkLimits.minCapitals) return false
  if (role === 'prose')
    return (
      (plain.match(/\p{Lu}/gu) ?? []).length >= (letters.length * checkLimits.capitalPercent) / 100
    )
  // Several abbreviations in a row are short words, or have hardly a vowel.
  const words = plain.match(/\p{L}{5,}/gu) ?? []
  return words.some((word) => word.length >= 7 || /[AEIOUÄÖÜY][^AEIOUÄÖÜY]+[AEIOUÄÖÜY]/.test(word))
}

const knownEntities =
  '&(?:amp|nbsp|lt|gt|quot|apos|[aouAOUeiEI]uml|szlig|eacute|egrave|agrave|ecirc|ccedil|ntilde|ndash|mdash|hellip|bdquo|[lr]dquo|[lr]squo|sbquo|[lr]aquo|euro|copy|reg|trade|deg|bull|middot|shy|zwnj|times|#\\d{2,6}|#x[\\da-f]{2,5});'
const entity = new RegExp(knownEntities, 'i')
const escapedTwice = new RegExp(
  `&amp;${knownEntities.slice(1)}|&lt;/?(?:p|br|b|i|strong|em|a|ul|li|div|span|h[1-6])\\b`,
  'i',
)
/** Remains of office programs, editors and templates. */
const remains =
  /<\/?o:p>|class="?Mso|mso-[a-z-]+:|\[\/?(?:b|i|u|url|img|caption|vc_row|gallery)(?:[\s=][^[\]]*)?\]|<!\[CDATA\[|<script\b|\[[^\]\n]{1,80}\]\(https?:/i
/** A tag that never ends. */
const cutTag = /<\/?(?:p|br|b|i|strong|em|a|ul|ol|li|div|span|h[1-6]|img)\b[^<>]*$/i

function hasMarkupLeft(
  text: string,
  { isHtml, role }: { isHtml: boolean; role: ItemText['role'] },
): boolean {
  if (text.includes('&') && escapedTwice.test(text)) return true
  if (/[<[]/.test(text) && (remains.test(text) || cutTag.test(text))) return true
  return isHtml && role === 'name'
}

const hasStrayBlanks = (text: string): boolean =>
  /\S[ \u00a0]{2,}\S/.test(text) || /^[ \t\u00a0]|[ \t\u00a0]$/.test(text)

/** A few words are complete as a sentence: “Täglich geöffnet.” */
function isShort(plain: string): boolean {
  const text = plain.trim()
  if (text.length >= checkLimits.minLength) return false
  const words = text.match(/[\p{L}\d]+/gu) ?? []
  return words.length < checkLimits.minWords && !(words.length > 1 && /[.!?…]$/.test(text))
}

/** Frequent words of a language that say little elsewhere. */
const frequentWords: Readonly<Record<string, string>> = {
  de: 'und der die das ist nicht ein eine einen einem einer mit für von auf den dem des im zum zur sich auch wird werden sie wir sind bei nach aus über durch oder hat haben kann wie als vom am aber noch nur unter ihre ihr seine zwischen alle aller alles viele mehr sehr direkt hier dort wenn dass ihnen unsere unser uns man es er ab bis zwei beim ins ohne gegen während jeden jede diese dieser dieses sowie damit schon immer neue neuen gibt liegt bietet befindet jahr',
  en: 'the and of to is are with for that this from by was were you your our their its has have can which will an at it be or not where more about when there into over we they every all most very enjoy near offers located situated guests here only new well than each up out one two if so no just while during also made between many other some such these those who how day',
  it: 'il lo la gli della del delle dei degli di che è e per con una un nel nella sono dal dalla alla al si come anche più questo questa tra ha le su',
  fr: 'le les des et est une dans pour avec sur du au aux par que qui vous votre nous sont ce cette son ses ou plus il elle ont été',
  es: 'el los las y es una un en con para por del que se su sus al como más este esta son está desde hay muy también',
  nl: 'het een en van is op met voor niet zijn aan er ook naar bij uit door wordt worden deze dit je u wij onze maar als kan',
  sl: 'je in na se za ki so da pri iz od ali tudi kot po lahko ter sta bo smo v s z',
  cs: 'je na se že jsou pro od do po při který která které nebo také jako ve ze u s v a',
  hr: 'je na se za su od do iz koji koja koje ili te kao kod uz po u i s',
  hu: 'a az és egy hogy nem is van volt meg ez azt vagy mint csak már lehet',
  pl: 'i w na z do jest się nie to że oraz od po dla przez jak są który która które lub',
}

const languages = Object.keys(frequentWords)
const languagesOf = new Map<string, number[]>()
for (const [index, words] of Object.values(frequentWords).entries())
  for (const word of words.split(' '))
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), index])

/** Different ones: a title may repeat an article. */
const minHits = 3
/** A language's share of frequent words in a text of that language is above this. */
const minShare = 0.2
/** The margin by which another language has to be ahead of the one that the text says it is in. */
const margin = 4
/** A page of text says enough. */
const maxLength = 1500

/**
 * The language of a text, if that is clearly not the one that it says it is in; null otherwise. Decided by
 * frequent words; a text in two languages, a short one, and one in an unknown language decide nothing.
 */
export function findOtherLanguage(text: string, said: string): string | null {
  const own = languages.indexOf(said.toLowerCase().split('-')[0] ?? '')
  if (own < 0 || text.length < checkLimits.minLetters) return null
  const hits = languages.map(() => 0)
  const counts = languages.map(() => 0)
  const seen = new Set<string>()
  let [letters, words] = [0, 0]
  for (const [word] of text
    .slice(0, maxLength)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    letters += word.length
    words += 1
    const isNew = !seen.has(word)
    seen.add(word)
    for (const index of languagesOf.get(word) ?? []) {
      counts[index] = (counts[index] ?? 0) + 1
      if (isNew) hits[index] = (hits[index] ?? 0) + 1
    }
    if (isNew && said.startsWith('de') && /[äöüß]/.test(word)) hits[own] = (hits[own] ?? 0) + 1
  }
  if (letters < checkLimits.minLetters) return null
  const best = Math.max(...hits)
  const at = hits.indexOf(best)
  const isClear =
    best >= minHits && best >= margin * (hits[own] ?? 0) && (counts[at] ?? 0) >= words * minShare
  return isClear ? (languages[at] ?? null) : null
}
