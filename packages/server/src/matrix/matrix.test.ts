// The matrix of rights: every call by every actor about an own thing, another's and a missing one, asked and compared.
import { call } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { staffPart, type StaffPart } from '@bidyard/contract/enums'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { somebody } from '../testing/accounts.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { refusalOf } from '../testing/ask.ts'
import { submissionOf, submit } from '../testing/members/applicants.ts'
import { actorNames } from './actors.ts'
import { exceptions, missingWords } from './exceptions.ts'
import { expectedOf } from './expected.ts'
import { isOfficeAct, partsOf } from './parts.ts'
import { type AskedCall, askedCalls, type Question, questionsOf } from './questions.ts'
import { askQuestion } from './testing/ask-question.ts'
import { makeWorld, type World } from './testing/world.ts'

let app: TestApp
// So many questions in one minute would be refused for their number alone.
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => (minutes += 1) * 60_000, bounds: { queueMs: 60_000 } })
})
afterAll(() => app.stop())

const newWorld = () => app.database.transact((tx) => makeWorld(tx, app.providers.personal))
const all = askedCalls()

/** The newest, so that the first page of every list holds it. */
let untouched: World | undefined

/** A world takes as long as thirty questions: one is asked about until a call did something in it. */
const differencesOf = async (asked: AskedCall): Promise<string[]> => {
  const world = untouched ?? await newWorld()
  untouched = world
  const found: string[] = []
  const heard = new Map<string, string>()
  for (const question of questionsOf(asked)) {
    const { actor, whose } = question
    const expected = expectedOf(question)
    const { word, text, didSomething } = await askQuestion(app.server, world, question)
    if (didSomething) untouched = undefined
    heard.set(`${actor} ${whose}`, text)
    if (word !== expected) found.push(`${actor} about ${whose}: expected ${expected}, answered ${word}`)
    const other = heard.get(`${actor} other`)
    if (whose === 'missing' && expectedOf({ ...question, whose: 'other' }) === expected && other !== text)
      found.push(`${actor} can tell another’s from a missing one: ${other} and ${text}`)
  }
  return found
}

describe('every call answers by role, and by whose the thing is', () => {
  test.each(all.map((asked) => [`${asked.area}.${asked.name}`, asked] as const))('%s', async (_, asked) => {
    expect(await differencesOf(asked)).toEqual([])
  })
})

describe('people of the office act by their part, and look on elsewhere', () => {
  const rows = all.filter(isOfficeAct).map((asked) => [`${asked.area}.${asked.name}`, asked] as const)
  let ofParts: World | undefined

  test.each(rows)('%s', async (_, asked) => {
    const parts = partsOf(asked)
    const whose = asked.target === undefined ? 'any' : 'other'
    const mayAct = async (part: StaffPart): Promise<boolean> => {
      const world = ofParts ?? await newWorld()
      ofParts = world
      await app.sql`update members set part = ${part} where id = ${world.own('member', 'staff')}`
      const { word, didSomething } = await askQuestion(app.server, world, { asked, actor: 'staff', whose })
      // Who acted may have ended the thing.
      if (didSomething) ofParts = undefined
      return word !== '403'
    }
    for (const part of staffPart.values) expect([part, await mayAct(part)]).toEqual([part, parts.includes(part)])
  })

  test('they see what the call says that their part sees', async () => {
    const world = await newWorld()
    // One thing of many is seen by whoever sees the list, unless the call says otherwise.
    const seen = all.filter(({ definition: { method, parts }, target }) =>
      method === 'GET' && (parts !== undefined || target === undefined || target.place === 'list'))
      .map((asked): Question => ({ asked, actor: 'staff', whose: asked.target === undefined ? 'any' : 'other' }))
      .filter((question) => expectedOf(question) !== '403')
    for (const part of staffPart.values) {
      await app.sql`update members set part = ${part} where id = ${world.own('member', 'staff')}`
      const refused: string[] = []
      for (const question of seen) {
        const { word } = await askQuestion(app.server, world, question)
        if (word === '403') refused.push(`${question.asked.area}.${question.asked.name}`)
      }
      const expected = seen.filter(({ asked: { definition: { parts } } }) => parts?.includes(part) === false)
      expect([part, refused]).toEqual([part, expected.map(({ asked: { area, name } }) => `${area}.${name}`)])
    }
  })
})

test('whoever is under review or restricted gets no session to ask with', async () => {
  const body = await submissionOf(app, { person: somebody() })
  await submit(app.ask, body)
  const { username, password } = body
  const refused = await refusalOf(app.ask(identityCalls.signIn, { body: { username, password } }))
  expect(refused.body.code).toBe('SIGNUP_UNDER_REVIEW')
})

describe('the matrix itself', () => {
  test('asks each call by each actor', () => {
    const count = all.reduce((sum, asked) => sum + questionsOf(asked).length, 0)
    process.stdout.write(`matrix: ${all.length} calls × ${actorNames.length} actors, ${count} questions\n`)
    expect(count).toBeGreaterThanOrEqual(all.length * actorNames.length)
    for (const asked of all) expect(new Set(questionsOf(asked).map(({ actor }) => actor)).size).toBe(actorNames.length)
  })

  test('refuses a call about things of which nobody has said whose they are', () => {
    const answer = z.null()
    const more = { summary: 'A sample', who: 'anyone', answer } as const
    const byPath = call({ ...more, method: 'GET', path: '/boats/:id', params: z.object({ id: z.uuid() }) })
    const byBody = call({ ...more, method: 'POST', path: '/boats', body: z.strictObject({ boatId: z.uuid() }) })
    for (const boat of [byPath, byBody]) expect(() => askedCalls({ boats: { boat } })).toThrow('things.ts')
  })

  test('knows each call that it makes an exception of', () => {
    const names = new Set(all.map(({ area, name }) => `${area}.${name}`))
    for (const name of [...Object.keys(exceptions), ...Object.keys(missingWords)])
      expect(names.has(name), name).toBe(true)
  })
})
