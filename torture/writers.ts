// Writers of the torture: each owns one key of the configuration, changes it again and again, and notes what was told.
import { randomUUID } from 'node:crypto'
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import { referenceCalls } from '@bidyard/contract/calls/reference'

export interface Acknowledged {
  readonly key: string
  readonly version: number
  readonly reason: string
}

export interface Writer {
  readonly acknowledged: readonly Acknowledged[]
  /** Attempts whose answer never came and that were asked again with the same key. */
  unknown(): number
  readonly faults: readonly string[]
  run(isOver: () => boolean): Promise<void>
}

interface Envelope {
  readonly code: string
  readonly data: unknown
}

const owner = { 'app-namespace': 'local', authorization: 'api-key demo-owner', 'accept-language': 'en' }

/** The answer's envelope, or undefined when nobody knows what became of the request. */
export const askLoosely = async (
  base: string, call: CallDefinition, given: { query?: object; body?: unknown; key?: string },
): Promise<(Envelope & { status: number }) | undefined> => {
  const url = new URL(base + addressOf(call))
  for (const [name, value] of Object.entries(given.query ?? {})) url.searchParams.set(name, JSON.stringify(value))
  try {
    const response = await fetch(url, {
      method: call.method, signal: AbortSignal.timeout(10_000),
      headers: {
        ...owner, ...(given.key === undefined ? {} : { 'idempotency-key': given.key }),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    })
    if (response.status >= 500 || response.status === 429) return undefined
    return { ...((await response.json()) as Envelope), status: response.status }
  } catch {
    return undefined
  }
}

export interface Target {
  readonly key: string
  readonly version: number
  readonly values: readonly [unknown, unknown]
}

/** Copies of a value, each with one of its whole numbers raised by one. */
const raised = (value: unknown): unknown[] => {
  if (typeof value === 'number' && Number.isInteger(value)) return [value + 1]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    raised(inner).map((other) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other }))
}

interface Config {
  readonly key: string
  readonly version: number
  readonly value: unknown
}

/** For each key a change that the rules allow, found by trying. */
export const findTargets = async (base: string): Promise<Target[]> => {
  const page = await askLoosely(base, referenceCalls.listConfigs, { query: { size: 100 } })
  if (page === undefined) throw new Error('the configuration cannot be read')
  const { items } = page.data as { items: readonly Config[] }
  const targets: Target[] = []
  for (const { key, version, value } of items)
    for (const other of raised(value)) {
      const body = { key, value: other, seenVersion: version, reason: 'find a change' }
      const answer = await askLoosely(base, referenceCalls.changeConfig, { body, key: randomUUID() })
      if (answer?.code !== 'success') continue
      targets.push({ key, version: version + 1, values: [value, other] })
      break
    }
  return targets
}

const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 90))

export const openWriter = (base: string, seed: number, target: Target): Writer => {
  const acknowledged: Acknowledged[] = []
  const faults: string[] = []
  let unknown = 0
  const write = async (turn: number, seenVersion: number): Promise<number> => {
    const reason = `torture ${seed} ${target.key} ${turn}`
    const body = { key: target.key, value: target.values[turn % 2], seenVersion, reason }
    for (;;) {
      // A request that may have been done is asked again as it was, with its key, until somebody answers.
      const answer = await askLoosely(base, referenceCalls.changeConfig, { body, key: `${seed}-${target.key}-${turn}` })
      if (answer?.code === 'success') {
        const { version } = answer.data as { version: number }
        acknowledged.push({ key: target.key, version, reason })
        if (version !== seenVersion + 1) faults.push(`${reason}: version ${version} after ${seenVersion}`)
        return version
      }
      if (answer !== undefined) {
        faults.push(`${reason}: ${answer.status} ${answer.code}`)
        return seenVersion
      }
      unknown += 1
      await pause()
    }
  }
  return {
    acknowledged, faults,
    unknown: () => unknown,
    run: async (isOver) => {
      let { version } = target
      for (let turn = 0; !isOver() && faults.length === 0; turn++) version = await write(turn, version)
    },
  }
}
