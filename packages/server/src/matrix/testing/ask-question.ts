// Asks one question of the matrix through the front door, with the example that the published document gives.
import { randomUUID } from 'node:crypto'
import { addressOf, idempotencyOf } from '@bidyard/contract/call'
import type { FastifyInstance } from 'fastify'
import { hidden, reached } from '../expected.ts'
import { missingWords } from '../exceptions.ts'
import type { Question } from '../questions.ts'
import { exampleOf } from './example-of.ts'
import type { World } from './world.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const idOf = (world: World, { asked: { target }, actor, whose }: Question): string => {
  if (target === undefined || whose === 'missing' || whose === 'any') return randomUUID()
  return whose === 'own' ? world.own(target.thing, actor) : world.others(target.thing, actor)
}

interface Answer {
  readonly code: string
  readonly data?: { readonly items?: readonly { readonly id?: string }[] }
}

const wordFor = ({ asked }: Question, id: string, status: number, { code, data }: Answer): string => {
  if (status >= 500) return `${status} ${code}`
  // A code or a version in a path is no thing of anybody: the example need not exist.
  if (status === 404 && asked.target === undefined && asked.definition.params !== undefined) return reached
  if (status === 401 || status === 403 || status === 404) return String(status)
  if (code === missingWords[`${asked.area}.${asked.name}`]) return code
  if (asked.target?.place !== 'list' || status !== 200) return reached
  return data?.items?.some((item) => item.id === id) === true ? reached : hidden
}

export interface Heard {
  readonly word: string
  /** The whole answer but for the request's own id: somebody else's thing must not differ from none by a letter. */
  readonly text: string
  /** Refused or only read, it left the world as it was. */
  readonly didSomething: boolean
}

/** The largest page, the newest first: what the world just made is on it. */
const listQuery = { size: '100' }

export const askQuestion = async (server: FastifyInstance, world: World, question: Question): Promise<Heard> => {
  const { asked, actor } = question
  const { definition, target } = asked
  const example = exampleOf(asked)
  const id = idOf(world, question)
  const path = { ...example.path, ...(target?.place === 'path' ? { [target.field]: id } : {}) }
  const body = target?.place === 'body' && typeof example.body === 'object'
    ? { ...example.body, [target.field]: id }
    : example.body
  const filled = (_: string, name: string) => encodeURIComponent(textOf(path[name] ?? name))
  const url = addressOf(definition).replace(/:(\w+)/g, filled)
  const query = new URLSearchParams(target?.place === 'list' ? listQuery : example.query).toString()
  const credential = world.credentialOf(actor)
  const response = await server.inject({
    method: definition.method, url: query === '' ? url : `${url}?${query}`,
    headers: {
      'app-namespace': 'local',
      ...(credential === undefined ? {} : { authorization: credential }),
      ...(idempotencyOf(definition) === 'required' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const answer = response.json<Answer>()
  const text = JSON.stringify({ ...answer, requestId: undefined })
  const didSomething = definition.method !== 'GET' && response.statusCode < 300
  return { word: wordFor(question, id, response.statusCode, answer), text, didSomething }
}
