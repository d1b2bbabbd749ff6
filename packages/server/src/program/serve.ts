// One serving process: opens the app on a prepared database, listens, and leaves in good order when told to.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type App, openApp } from '../app.ts'
import type { DemoMarket } from '../areas/sandbox/for-other-areas.ts'
import type { Environment } from '../runtime/environment.ts'
import { addWebFiles } from '../runtime/http/pages/web-files.ts'
import { addOpenApiRoutes } from '../runtime/http/pages/open-api-routes.ts'
import { addReferencePage } from '../runtime/http/pages/reference-page.ts'
import type { Log } from '../runtime/log.ts'

export const webFolder = join(import.meta.dirname, '../../../web/dist')

const explainPort = (error: NodeJS.ErrnoException): never => {
  const port = 'port' in error ? String(error.port) : ''
  if (error.code === 'EADDRINUSE')
    throw new Error(`Port ${port} is taken by another program: stop it, or set BIDYARD_PORT and BIDYARD_METRICS_PORT.`)
  if (error.code === 'EACCES')
    throw new Error(`Port ${port} is not for ordinary users: choose one above 1023 with BIDYARD_PORT.`)
  throw error
}

/** Looked at before anything else: a world is made in a minute, and whoever waited for it should not start anew. */
export const refuseTakenPorts = async ({ host, port, metricsPort }: Environment): Promise<void> => {
  for (const wanted of new Set([port, metricsPort])) {
    const server = createServer().listen(wanted, host)
    await once(server, 'listening').catch(explainPort)
    await once(server.close(), 'close')
  }
}

/** What was drawn once is kept beside the database; a small world has small pictures. */
const openDemo = async ({ run, demo, dataFolder }: Environment): Promise<DemoMarket | undefined> => {
  if (run !== 'local' || demo === 'people') return undefined
  const { demoMarkets } = await import('@bidyard/demo/market')
  const { openDemoPictures } = await import('@bidyard/demo/pictures/car-pictures')
  const size = demo === 'small' ? [480, 360] as const : undefined
  return { rows: demoMarkets[demo], pictures: openDemoPictures(join(dataFolder, 'drawings'), size) }
}

export const serve = async (given: {
  readonly environment: Environment
  readonly databaseUrl: string
  readonly log: Log
  /** Processes of one machine share the port; each has its own place for numbers and health. */
  readonly index?: number
}): Promise<App> => {
  const { environment, log, index = 0 } = given
  const app = await openApp({ ...given, demo: await openDemo(environment) })
  addOpenApiRoutes(app.server, { environment: environment.run, serverUrl: environment.publicUrl })
  addReferencePage(app.server)
  if (existsSync(join(webFolder, 'index.html')))
    await addWebFiles(app.server, webFolder, { run: environment.run, ancestorsOf: app.ancestorsOf })
  await app.sweeper.sweep()
  app.sweeper.start()
  await app.server.listen({ host: environment.host, port: environment.port }).catch(explainPort)
  // Some jobs ask stand-ins, which are served from here.
  await app.jobs.work(app.act)
  const metricsPort = environment.metricsPort === 0 ? 0 : environment.metricsPort + index
  await new Promise<void>((resolve, reject) => {
    app.health.server.once('error', reject)
    app.health.server.listen(metricsPort, environment.host, resolve)
  }).catch(explainPort)
  log.info('serving', { port: environment.port, metricsPort, process: index })
  return app
}
