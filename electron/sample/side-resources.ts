/** Resources of the documented sample other than endpoints, similar to CORE: `users` and concepts. */
import { schemes } from '#sample/content/concepts.ts'
import { createContent } from '#sample/datacycle-content/create-content.ts'
import { answerLikeCore } from '#sample/datacycle/answer/route.ts'
import { createInstance, type Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredContent } from '#sample/datacycle/store/stored-content.ts'
import type { Answer, WholeAnswer } from '#sample/http/answer.ts'
import type { Site } from '#sample/http/call.ts'
import type { Endpoint } from '#sample/http/endpoint.ts'
import { tokens, visitorOf, type Visitor } from '#sample/http/token.ts'
import type { RawRequest } from '#sample/http/serve.ts'

export const isSideResource = (name: string): boolean =>
  name === 'users' || name === 'auth' || name === 'concept_schemes'

export function createSideResources(
  { baseUrl }: Site,
  listed: readonly Endpoint[],
): (request: RawRequest) => Answer {
  // Not at the start: most of its time would go to what is rarely asked for.
  let created: Record<Visitor, Instance> | null = null
  const instances = () => {
    const content = createContent(baseUrl)
    return {
      full: createInstance(asSeenBy('full', content, listed), baseUrl),
      limited: createInstance(asSeenBy('limited', content, listed), baseUrl),
    }
  }
  return (request) => {
    created ??= instances()
    return withoutMark(answerLikeCore(created[visitorOf(request.authorization) ?? 'full'], request))
  }
}

/** The lists have CORE's format, but not its mark, because this sample is not a CORE. */
function withoutMark(answer: WholeAnswer): WholeAnswer {
  const { body } = answer
  return typeof body === 'string'
    ? { ...answer, body: body.replace('"dc":"https://schema.datacycle.at/"', '"dc":"urn:sample"') }
    : answer
}

const ownSchemes = new Set(schemes.map(({ id }) => id))

/** Lists all endpoints that the token may use. */
function asSeenBy(
  visitor: Visitor,
  content: StoredContent,
  listed: readonly Endpoint[],
): StoredContent {
  const email = `${visitor}@sample.example`
  return {
    ...content,
    schemes: content.schemes.filter(({ id }) => ownSchemes.has(id)),
    concepts: content.concepts.filter(({ scheme }) => ownSchemes.has(scheme)),
    users: [{ token: tokens[visitor], email, isLocked: false }],
    endpoints: listed
      .filter(({ access }) => access === 'every-token' || visitor === 'full')
      .map(({ id, slug, title, kind }) => ({
        id,
        slug,
        name: title,
        kind,
        isReleased: true,
        owner: email,
        savedOrder: null,
        members: new Set(),
      })),
  }
}
