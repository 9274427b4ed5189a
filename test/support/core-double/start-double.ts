/** Starts the double over the recorded content, as a server of its own. */
import { answerLikeCore } from '#sample/datacycle/answer/route.ts'
import type { StoredContent } from '#sample/datacycle/store/stored-content.ts'
import { createInstance } from '#sample/datacycle/store/instance.ts'
import { serve, type RunningServer } from '#sample/http/serve.ts'
import { readRecordedContent } from './recorded-content.ts'

export const startDouble = (
  change: (content: StoredContent) => StoredContent = (content) => content,
): Promise<RunningServer> =>
  serve({ port: 0 }, (baseUrl) => {
    const instance = createInstance(change(readRecordedContent()), baseUrl)
    return (request) => answerLikeCore(instance, request)
  })

/** May see all (test/fixtures/core/README.md). */
export const ownerToken = 'core-owner-token-0002'
/** May not see dynamic endpoints. */
export const otherToken = 'core-other-token-0003'
