// Reads the pages of a part that one answer does not hold, so that what is saved is everything.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { CallFailure } from '../../../api/call-failure.ts'
import { askServer } from '../../../api/client.ts'
import type { OwnData, OwnPart } from './types.ts'

interface Means {
  readonly ask: (wish: { readonly section: OwnPart['section']; readonly page: number }) => Promise<OwnPart>
  readonly wait: (ms: number) => Promise<void>
}

/** So often in a row nobody is told to come back later: the server lets one more in with each second. */
const waitsMax = 5

/** Where the server was asked often enough for now, it says when to come back; nobody has to press anything. */
const askInTime = async ({ ask, wait }: Means, wish: Parameters<Means['ask']>[0], waits = 0): Promise<OwnPart> => {
  try {
    return await ask(wish)
  } catch (error) {
    const facts = error instanceof CallFailure ? error.facts : undefined
    if (facts?.status !== 429 || waits === waitsMax) throw error
    await wait((facts.retryAfterSeconds ?? 1) * 1_000)
    return askInTime({ ask, wait }, wish, waits + 1)
  }
}

const wholePart = async (first: OwnPart, means: Means): Promise<OwnPart> => {
  const { section } = first
  let whole = first
  for (let page = 2; !whole.isWhole; page += 1) {
    const next = await askInTime(means, { section, page })
    whole = { ...next, rows: [...whole.rows, ...next.rows] }
  }
  return whole
}

/** One after the other: the server counts how often it is asked. */
export const readRestWith = (means: Means) => async (data: OwnData): Promise<OwnData> => {
  const parts: OwnPart[] = []
  for (const part of data.parts) parts.push(await wholePart(part, means))
  return { ...data, parts }
}

export const readRest = readRestWith({
  ask: (body) => askServer(auditCalls.readOwnDataPart, { body }),
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
})
