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
/** The languages of each word, by their index. */
const languagesOf = new Map<string, number[]>()
for (const [index, words] of Object.values(frequentWords).entries())
  for (const word of words.split(' '))
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), index])

/** Fewer letters may be a name. */
const minLetters = 50
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
  if (own < 0 || text.length < minLetters) return null
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
  if (letters < minLetters) return null
  const best = Math.max(...hits)
  const at = hits.indexOf(best)
  const isClear =
    best >= minHits && best >= margin * (hits[own] ?? 0) && (counts[at] ?? 0) >= words * minShare
  return isClear ? (languages[at] ?? null) : null
}
