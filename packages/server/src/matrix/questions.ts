// Every question of the matrix, from the contract: each call by each actor, about their own thing, another's, none.
import type { CallDefinition } from '@bidyard/contract/call'
import { calls } from '@bidyard/contract/calls'
import { z } from 'zod'
import { type Actor, actorNames } from './actors.ts'
import { sightOf, type Thing, thingOfBody, thingOfPath } from './things.ts'

/** Where a call names the thing: by the id in its path, by a field of its body, or as a row of its list. */
export interface Target {
  readonly thing: Thing
  readonly place: 'path' | 'body' | 'list'
  readonly field: string
}

export interface AskedCall {
  readonly area: string
  readonly name: string
  readonly definition: CallDefinition
  readonly target: Target | undefined
}

export type Whose = 'own' | 'other' | 'missing' | 'any'
export interface Question {
  readonly asked: AskedCall
  readonly actor: Actor
  readonly whose: Whose
}

const isId = (shape: unknown): boolean => shape instanceof z.ZodUUID

const decided = (table: Readonly<Record<string, Thing | null>>, keys: readonly string[]): Thing | null => {
  const key = keys.find((one) => one in table)
  if (key === undefined) throw new Error(`nobody has said whose things ${keys.join(' or ')} names: add it to things.ts`)
  return table[key] ?? null
}

const targetOf = (callName: string, definition: CallDefinition): Target | undefined => {
  const { method, path, params, body } = definition
  if (isId(params?.shape['id'])) {
    const thing = decided(thingOfPath, [`${method} ${path}`, path, path.slice(0, path.indexOf('/:id'))])
    return thing === null ? undefined : { thing, place: 'path', field: 'id' }
  }
  if ('list' in definition) {
    const thing = decided(thingOfPath, [path])
    return thing === null ? undefined : { thing, place: 'list', field: 'id' }
  }
  if (!(body instanceof z.ZodObject)) return undefined
  const field = Object.entries(body.shape).find(([, shape]) => isId(shape))?.[0]
  const thing = field === undefined ? null : decided(thingOfBody, [`${callName} ${field}`])
  return thing === null || field === undefined ? undefined : { thing, place: 'body', field }
}

type Groups = Readonly<Record<string, Readonly<Record<string, CallDefinition>>>>

export const askedCalls = (groups: Groups = calls): readonly AskedCall[] =>
  Object.entries(groups).flatMap(([area, group]) =>
    Object.entries(group).map(([name, definition]) => ({
      area, name, definition, target: targetOf(`${area}.${name}`, definition),
    })))

/** No list has a missing row; whoever has nothing of the kind is not asked about it; what is own may end it all. */
const whoseOf = ({ target }: AskedCall, actor: Actor): readonly Whose[] => {
  if (target === undefined) return ['any']
  const own = sightOf(target.thing).own.includes(actor) ? ['own' as const] : []
  return target.place === 'list' ? ['other', ...own] : ['other', 'missing', ...own]
}

export const questionsOf = (asked: AskedCall): readonly Question[] =>
  actorNames.flatMap((actor) => whoseOf(asked, actor).map((whose) => ({ asked, actor, whose })))
