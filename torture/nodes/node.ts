// One node that serves on a port that it keeps, as in production but for its rate limits; made to be killed.
import { openApp } from '../../packages/server/src/app.ts'
import { readEnvironment } from '../../packages/server/src/runtime/environment.ts'
import { openLog } from '../../packages/server/src/runtime/log.ts'

const {
  TORTURE_DATABASE: url, TORTURE_DATA: data, TORTURE_PORT: port, TORTURE_SETTINGS: settings,
} = process.env
if (url === undefined || data === undefined || port === undefined || settings === undefined)
  throw new Error('the torture names no place')

const environment = readEnvironment({
  ...(JSON.parse(settings) as Record<string, string>), BIDYARD_DATA: data, DATABASE_URL: url,
  BIDYARD_PUBLIC_URL: 'http://127.0.0.1', BIDYARD_METRICS_PORT: '0', BIDYARD_CONNECTIONS: '10',
})
// Each look at the clock is a minute later, so nobody ever asks too often.
let now = 0
const app = await openApp({
  environment, databaseUrl: url, log: openLog('error'), stopwatch: () => (now += 60_000),
})
// Whoever forked it is gone.
process.once('disconnect', () => process.exit())
// Told to leave in good order, as the service does it.
process.once('message', () => void app.close().then(() => process.exit()))
await app.server.listen({ host: '127.0.0.1', port: Number(port) })
app.sweeper.start()
process.send?.('serving')
