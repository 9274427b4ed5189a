import { answerLikeCore } from '#sample/datacycle/answer/route.ts'
import { createInstance } from '#sample/datacycle/store/instance.ts'
import { createContent } from '#sample/datacycle-content/create-content.ts'
import { coreTokens } from '#sample/datacycle-content/users.ts'
import { answerOwnPage } from '#sample/http/own-page.ts'
import { serve, type RunningServer, type ServeOptions } from '#sample/http/serve.ts'

export interface CoreSample extends RunningServer {
  tokens: typeof coreTokens
}

/** Rejects with the error of `listen`, for example EADDRINUSE. */
export async function startCoreSample(options: ServeOptions): Promise<CoreSample> {
  const served = await serve(options, (baseUrl, log) => {
    const instance = createInstance(createContent(baseUrl, Date.now()), baseUrl)
    const welcome = () => ({
      title: 'Sample instance that answers like dataCycle CORE.',
      baseUrl,
      token: coreTokens.editor,
      example: 'veranstaltungen',
      endpoints: instance.content.endpoints.map(({ slug, id, name }) => [slug, id, name] as const),
    })
    return (request) =>
      answerOwnPage(request.target, { log, welcome }) ?? answerLikeCore(instance, request)
  })
  return { ...served, tokens: coreTokens }
}
