import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { DefectLog } from '#host/defects/defect-log.ts'
import type { Platform } from '#host/platform/platform.ts'
import { aboutRoutes } from '#host/routes/about-routes.ts'
import { connectionRoutes } from '#host/routes/connection-routes.ts'
import { endpointRoutes } from '#host/routes/endpoint-routes.ts'
import { exchangeRoutes } from '#host/routes/exchange-routes.ts'
import { gridLayoutRoutes } from '#host/routes/grid-layout-routes.ts'
import { historyRoutes } from '#host/routes/history-routes.ts'
import { instanceRoutes } from '#host/routes/instance-routes.ts'
import { imageRoutes } from '#host/routes/image-routes.ts'
import { requestLogRoutes } from '#host/routes/request-log-routes.ts'
import { openTabsRoutes } from '#host/routes/open-tabs-routes.ts'
import { pageRoutes } from '#host/routes/page-routes.ts'
import { refusalAnswer } from '#host/routes/problem-answer.ts'
import { setRoutes } from '#host/routes/set-routes.ts'
import { savedRequestRoutes } from '#host/routes/saved-request-routes.ts'
import { updateRoutes } from '#host/routes/update-routes.ts'
import { settingsRoutes } from '#host/routes/settings-routes.ts'
import type { Services } from './create-services.ts'

/** The routes of the page. An uncaught error of a route is recorded; the page gets only its name. */
export function composeRoutes(services: Services, platform: Platform, defects: DefectLog) {
  const { settings } = services
  const { now, onSettingsChange } = platform
  return (
    new Hono()
      .route('/api/connections', connectionRoutes(services))
      .route('/api/exchange', exchangeRoutes(services))
      .route('/api/ledger', requestLogRoutes(services))
      .route(
        '/api/history',
        historyRoutes({ ...services, settings: services.historySettings, now }),
      )
      .route('/api/sets', setRoutes(services))
      .route('/api/saved', savedRequestRoutes(services))
      .route('/api/endpoints', endpointRoutes(services))
      .route('/api/instance', instanceRoutes(services))
      .route('/api/tabs', openTabsRoutes(services))
      .route('/api/about', aboutRoutes({ ...platform, defects }))
      .route('/api/updates', updateRoutes({ ...services, ...platform }))
      .route('/api/settings', settingsRoutes({ settings, onSettingsChange: onSettingsChange }))
      .route('/api/images', imageRoutes(services))
      .route('/api/grid-layouts', gridLayoutRoutes(services))
      .route(
        '/',
        pageRoutes(platform.page, async () => (await settings.load()).value.theme),
      )
      // By default, Hono prints the error, and a library's message may contain a token.
      .onError((error, context) => {
        if (error instanceof HTTPException && error.status < 500)
          return refusalAnswer(context, 400, { kind: 'invalid-request', detail: error.name })
        defects.add(error, `${context.req.method} ${routePath(context)}`)
        return refusalAnswer(context, 500, { kind: 'host-fault', detail: error.name })
      })
  )
}

/** The host's routes as a type: the page derives its client from it. */
export type HostApp = ReturnType<typeof composeRoutes>
