// Asks whatever comes to mind, several at once and some of them twice, and keeps what should not have been answered.
import type { App } from '../packages/server/src/app.ts'
import { askedCalls } from '../packages/server/src/matrix/questions.ts'
import { makeWorld } from '../packages/server/src/matrix/testing/world.ts'
import { seededRandom } from '../packages/server/src/testing/seeded-random.ts'
import { faultOf } from './judge.ts'
import { type FuzzRequest, idsOf, makeRequest } from './make-request.ts'
import { openSender } from './send.ts'
import { inHundred } from './spoil.ts'

interface FuzzWish {
  readonly app: Pick<App, 'database' | 'providers'>
  readonly base: string
  readonly seed: number
  readonly requests: number
  /** Only calls whose name begins so. */
  readonly only?: string
  readonly say?: (line: string) => void
}

export interface FuzzReport {
  readonly requests: number
  readonly calls: number
  readonly worlds: number
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>
  readonly faults: readonly string[]
  readonly seconds: number
}

const atOnce = 8
/** Sessions end and things with them: after so many requests there is a new world. */
const perWorld = 400
const mostFaults = 40

const shown = ({ asked, method, path, headers, body }: FuzzRequest): string =>
  `${asked.area}.${asked.name}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} `
  + (body?.toString().slice(0, 500) ?? 'without a body')

export const runFuzz = async (wish: FuzzWish): Promise<FuzzReport> => {
  const { app, base, seed, requests, only = '', say = () => undefined } = wish
  const calls = askedCalls().filter(({ area, name }) => `${area}.${name}`.startsWith(only))
  const random = seededRandom(seed)
  const sender = openSender(base, atOnce * 2)
  const statuses = new Map<string, number>()
  const faults = new Map<string, string>()
  const asked = new Set<string>()
  const began = performance.now()
  const hear = async (request: FuzzRequest): Promise<void> => {
    const fault = await sender.send(request).then((answer) => {
      statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1)
      return faultOf(request, answer)
    }, (error: unknown) => `answers nothing: ${String(error)}`)
    if (fault === undefined) return
    // The same fault of the same call is told once.
    const key = `${request.asked.area}.${request.asked.name} ${fault.slice(0, 60)}`
    if (faults.size < mostFaults && !faults.has(key)) {
      faults.set(key, `${fault}\n    ${shown(request)}`)
      say(`${fault}\n    ${shown(request)}`)
    }
  }
  let [sent, worlds] = [0, 0]
  while (sent < requests) {
    const world = await app.database.transact((tx) => makeWorld(tx, app.providers.personal))
    const ids = idsOf(world)
    worlds++
    const end = Math.min(requests, sent + perWorld)
    const askOn = async (): Promise<void> => {
      while (sent < end) {
        const request = makeRequest(random, calls, world, ids)
        asked.add(`${request.asked.area}.${request.asked.name}`)
        // Twice at once: the second press of a button, or another tab.
        const twice = inHundred(random, 8) && sent + 1 < end
        sent += twice ? 2 : 1
        await Promise.all(twice ? [hear(request), hear(request)] : [hear(request)])
      }
    }
    await Promise.all(Array.from({ length: atOnce }, askOn))
    if (worlds % 50 === 0) say(`${sent} requests, ${faults.size} faults`)
  }
  sender.close()
  const inOrder = [...statuses].toSorted(([one], [other]) => Number(one) - Number(other))
  return {
    requests: sent, calls: asked.size, worlds, statuses: Object.fromEntries(inOrder),
    faults: [...faults.values()], seconds: Math.round((performance.now() - began) / 1_000),
  }
}
