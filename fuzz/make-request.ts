// Makes one request that might break something: a call by chance, asked by somebody by chance, and spoilt somewhere.
import { randomUUID } from 'node:crypto'
import { addressOf, idempotencyOf } from '@bidyard/contract/call'
import { type Actor, actorNames, actors } from '../packages/server/src/matrix/actors.ts'
import type { AskedCall } from '../packages/server/src/matrix/questions.ts'
import { exampleOf } from '../packages/server/src/matrix/testing/example-of.ts'
import type { World } from '../packages/server/src/matrix/testing/world.ts'
import { sightOf, things } from '../packages/server/src/matrix/things.ts'
import type { SeededRandom } from '../packages/server/src/testing/seeded-random.ts'
import { hostileHeaders, hostileTexts } from './hostile-values.ts'
import { inHundred, oneOf, spoil, spoilPart, spoilText } from './spoil.ts'

export interface FuzzRequest {
  readonly asked: AskedCall
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

const thingNames = Object.keys(things) as (keyof typeof things)[]

/** Everything that there is in the world, whosever it is; some actors have no such thing. */
export const idsOf = (world: World): readonly string[] => {
  const found = new Set<string>([randomUUID()])
  for (const thing of thingNames)
    for (const actor of ['dealer', 'otherDealer', 'seller', 'partner', 'staff'] as const)
      for (const whose of ['own', 'others'] as const)
        try {
          found.add(world[whose](thing, actor))
        } catch {
          // The next one has some.
        }
  return [...found]
}

const queryOf = (random: SeededRandom, asked: AskedCall, ids: readonly string[]): string => {
  const { query, optionalQuery } = exampleOf(asked)
  const optional = Object.entries(optionalQuery).filter(() => inHundred(random, 40))
  const pairs = [...Object.entries(query), ...optional].map(([name, text]): [string, string] => {
    if (!inHundred(random, 40)) return [name, text]
    if (inHundred(random, 25)) return [name, oneOf(random, hostileTexts)]
    return [name, JSON.stringify(spoil(random, JSON.parse(text) as unknown, ids)) ?? '']
  })
  if (inHundred(random, 5)) pairs.push(...pairs)
  if (inHundred(random, 5)) pairs.push([oneOf(random, hostileTexts).slice(0, 200), '1'])
  const wellFormed = pairs.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()])
  const text = new URLSearchParams(wellFormed).toString()
  return inHundred(random, 3) ? `${text}&%E0%A4%A=%&=&&` : text
}

interface Asking {
  readonly random: SeededRandom
  readonly asked: AskedCall
  readonly actor: Actor
  readonly world: World
  readonly ids: readonly string[]
}

/** Mostly somebody who may: whoever is turned away at the door breaks nothing behind it. */
const actorFor = (random: SeededRandom, { definition: { who } }: AskedCall): Actor => {
  const may = (name: Actor): boolean =>
    typeof who === 'string' || actors[name].roles?.some((role) => who.includes(role)) === true
  const able = actorNames.filter(may)
  return able.length > 0 && inHundred(random, 70) ? oneOf(random, able) : oneOf(random, actorNames)
}

/** The thing that the call is about: one's own where there is one, another's, or whatever there is. */
const targetIdOf = ({ random, asked: { target }, actor, world, ids }: Asking): string => {
  if (target === undefined || inHundred(random, 25)) return oneOf(random, ids)
  const isOwn = sightOf(target.thing).own.includes(actor) && inHundred(random, 70)
  return isOwn ? world.own(target.thing, actor) : world.others(target.thing, actor)
}

const pathOf = (asking: Asking): string => {
  const { random, asked, ids } = asking
  const { path } = exampleOf(asked)
  const { target } = asked
  return addressOf(asked.definition).replace(/:(\w+)/g, (_, name: string) => {
    if (inHundred(random, 10)) return spoilPart(random, ids)
    if (target?.place === 'path' && target.field === name) return targetIdOf(asking)
    const example = path[name]
    return encodeURIComponent(typeof example === 'string' ? example : JSON.stringify(example ?? name))
  })
}

const headersOf = ({ random, asked, actor, world }: Asking): Record<string, string> => {
  const credential = world.credentialOf(actor)
  const key = idempotencyOf(asked.definition) === 'required' ? { 'idempotency-key': randomUUID() } : {}
  const headers = {
    'app-namespace': 'local', ...key, ...(credential === undefined ? {} : { authorization: credential }),
  }
  if (!inHundred(random, 10)) return headers
  return { ...headers, ...Object.fromEntries([oneOf(random, hostileHeaders)]) }
}

const bodyOf = (asking: Asking): Buffer | undefined => {
  const { random, asked, ids } = asking
  if (asked.definition.body === undefined) return inHundred(random, 3) ? Buffer.from('{"a":1}') : undefined
  if (inHundred(random, 2)) return undefined
  let { body } = exampleOf(asked)
  if (asked.target?.place === 'body' && typeof body === 'object' && inHundred(random, 80))
    body = { ...body, [asked.target.field]: targetIdOf(asking) }
  const times = oneOf(random, [0, 0, 1, 1, 1, 2, 3])
  for (let at = 0; at < times; at++) body = spoil(random, body, ids)
  return spoilText(random, JSON.stringify(body) ?? '')
}

export const makeRequest = (
  random: SeededRandom, calls: readonly AskedCall[], world: World, ids: readonly string[],
): FuzzRequest => {
  const asked = oneOf(random, calls)
  const asking = { random, asked, actor: actorFor(random, asked), world, ids }
  const path = pathOf(asking)
  const query = queryOf(random, asked, ids)
  const body = bodyOf(asking)
  return {
    asked, body,
    method: asked.definition.method, path: query === '' ? path : `${path}?${query}`,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headersOf(asking) },
  }
}
