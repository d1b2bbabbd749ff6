// What one node tells reaches the screens of the others while NATS goes away and comes back.
import { openApp } from '../../packages/server/src/app.ts'
import { readEnvironment } from '../../packages/server/src/runtime/environment.ts'
import { openLog } from '../../packages/server/src/runtime/log.ts'
import { followLive } from '../../packages/server/src/testing/live-client.ts'
import type { NatsServer } from '../../packages/server/src/testing/machine/nats-server.ts'
import { wait } from '../running/wait.ts'

export interface Telling {
  readonly told: number
  readonly times: number
  readonly faults: readonly string[]
}

interface TellingWish {
  readonly url: string
  readonly folder: string
  readonly settings: Readonly<Record<string, string>>
  readonly nats: NatsServer
  readonly bases: readonly string[]
  readonly token: string
  readonly times: number
}

const tellEveryMs = 50
const awayMs = 2_000
const patienceMs = 60_000

const countsOf = (heard: readonly { readonly data: unknown }[]): ReadonlySet<number | undefined> =>
  new Set(heard.map(({ data }) => (data as { readonly count?: number }).count))

export const tellBesideNats = async (
  { url, folder, settings, nats, bases, token, times }: TellingWish,
): Promise<Telling> => {
  const app = await openApp({
    environment: readEnvironment({
      ...settings, BIDYARD_DATA: folder, DATABASE_URL: url, BIDYARD_METRICS_PORT: '0', BIDYARD_CONNECTIONS: '4',
    }),
    databaseUrl: url, log: openLog('error'),
  })
  const screens = bases.map((base) => followLive(() => base, token))
  let [told, isOver] = [0, false]
  const telling = (async () => {
    while (!isOver) {
      await app.act('flow', async ({ emit }) => emit('carCodesChanged', { count: told }))
      told += 1
      await wait(tellEveryMs)
    }
  })()
  for (let time = 0; time < times; time++) {
    await wait(awayMs)
    await nats.kill()
    await wait(awayMs)
    await nats.start()
  }
  await wait(awayMs)
  isOver = true
  await telling
  const missingOf = (heard: ReadonlySet<number | undefined>): readonly number[] =>
    Array.from({ length: told }, (_, count) => count).filter((count) => !heard.has(count))
  const end = performance.now() + patienceMs
  while (performance.now() < end && screens.some(({ heard }) => missingOf(countsOf(heard)).length > 0)) await wait(100)
  const faults = screens.flatMap(({ heard }, at) => {
    const missing = missingOf(countsOf(heard))
    return missing.length === 0 ? [] : [`a screen of node ${at + 1} never heard ${missing.length} of ${told} events`]
  })
  await Promise.all(screens.map((screen) => screen.stop()))
  await app.close()
  return { told, times, faults }
}
