import type { RequestParameter } from '#core/query/request-parameter.ts'
import { readId } from '#core/content/identify-object.ts'
import { isInLanguage } from '#core/content/language-text.ts'
import { partsOf, type ParameterValue } from '#core/query/form.ts'
import { memberOf } from '#core/json/json-path.ts'
import { type JsonValue, listOf } from '#core/json/json-value.ts'
import { judgeByLinks } from './links.ts'
import { createVerdict, type Evidence, type Verdict, type ParameterJudge } from './verdict.ts'

const parameter: RequestParameter = { kind: 'language' }

/** Judges `language` by the response's context, otherwise by the languages of its values. */
export function judgeLanguage(value: ParameterValue): ParameterJudge {
  const typed = partsOf(value)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const requested = typed.map((name) => name.toLowerCase())
  const isRequested = (tag: string) => requested.some((name) => isInLanguage(tag, name))
  const seen = new Map<string, Evidence>()

  return {
    parameter,
    add(item, position) {
      if (item.kind !== 'object') return
      for (const member of item.members) noteLanguage(item, position, member.name, member.value)
    },
    judge(response) {
      const { language, isDatacycle } = response.context
      // A code with a region is unknown in any case.
      const inCapitals = isDatacycle
        ? typed.filter((name) => /^[a-z]{2,3}$/i.test(name) && name !== name.toLowerCase())
        : []
      if (inCapitals.length > 0) return judgeCapitals(inCapitals, language)
      if (language !== null) return judgeStated(language)
      const other = [...seen].find(([tag]) => !isRequested(tag))
      if (other) return otherLanguage(other[0], [other[1]])
      if (seen.size > 0)
        return createVerdict(
          parameter,
          { kind: 'language-stated', language: [...seen.keys()].join(', ') },
          { evidence: [...seen.values()].slice(0, 3) },
        )
      return (
        judgeByLinks(parameter, ['language'], response) ??
        createVerdict(parameter, { kind: 'language-unknown', requested: requested.join(', ') })
      )
    },
  }

  /** CORE accepts only lower-case codes (datacycle-core.md 8). */
  function judgeCapitals(dropped: readonly string[], got: string | null): Verdict {
    const evidence: Evidence[] =
      got === null ? [] : [{ kind: 'member', path: '@context.@language', value: got }]
    const reason =
      dropped.length === typed.length
        ? ({ kind: 'language-capitals', requested: dropped.join(', ') } as const)
        : ({ kind: 'some-languages', got: got ?? '', missing: dropped.join(', ') } as const)
    return createVerdict(parameter, reason, { evidence, remedies: [{ kind: 'drop' }] })
  }

  function judgeStated(language: string): Verdict {
    const evidence: Evidence[] = [{ kind: 'member', path: '@context.@language', value: language }]
    if (!isRequested(language)) return otherLanguage(language, evidence)
    const missing = requested.filter((name) => !isInLanguage(language, name))
    return createVerdict(
      parameter,
      missing.length === 0
        ? { kind: 'language-stated', language }
        : { kind: 'some-languages', got: language, missing: missing.join(', ') },
      { evidence },
    )
  }

  function otherLanguage(got: string, evidence: Evidence[]): Verdict {
    return createVerdict(
      parameter,
      { kind: 'other-language', requested: typed.join(', '), got },
      { evidence, remedies: [{ kind: 'drop' }] },
    )
  }

  function noteLanguage(item: JsonValue, position: number, name: string, value: JsonValue): void {
    for (const text of listOf(value)) {
      const tag = memberOf(text, '@language')
      const words = memberOf(text, '@value')
      if (tag?.kind !== 'string' || words?.kind !== 'string') continue
      const key = tag.value.toLowerCase()
      if (seen.has(key)) continue
      const id = readId(item)
      seen.set(key, {
        kind: 'item',
        position,
        id,
        path: `${name}.@language`,
        value: tag.value,
      })
    }
  }
}
