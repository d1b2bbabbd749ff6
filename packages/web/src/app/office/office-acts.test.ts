// Every act of the office that some of it may not ask for is offered by what the contract says of it, on every screen.
import { readdirSync, readFileSync } from 'node:fs'
import type { CallDefinition, Role } from '@bidyard/contract/call'
import { calls } from '@bidyard/contract/calls'
import { step } from '@bidyard/contract/calls/contracts/step'
import { staffPart, type StaffPart } from '@bidyard/contract/enums'
import { describe, expect, test } from 'vitest'
import { mayAsk } from '../../api/may-ask.tsx'
import type { Viewer } from '../../api/session.ts'

interface Act {
  readonly name: string
  readonly definition: CallDefinition & { readonly parts: readonly StaffPart[] }
}

const acts = Object.values(calls).flatMap((group) => Object.entries<CallDefinition>(group)).flatMap(
  ([name, definition]): Act[] => (definition.method === 'GET' || definition.parts === undefined
    ? [] : [{ name, definition: { ...definition, parts: definition.parts } }]),
)

interface Source {
  readonly path: string
  readonly text: string
}

const isTheirs = (path: string): boolean => /(^|\/)(seller|dealer)\//.test(path)

const files = ['areas', 'app'].flatMap((folder) => {
  const root = new URL(`../../${folder}/`, import.meta.url)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .map((path): Source => {
      const url = new URL(path, root)
      return { path: url.pathname, text: readFileSync(url, 'utf8') }
    })
})

/** Screens of sellers and dealers, and what the tests ask, offer nothing to the office. */
const office = files.filter(({ path }) => !isTheirs(path))
const sources = office.map(({ text }) => text)

const importsOf = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, to = '']) => new URL(to, `file://${path}`).pathname)
const importersOf = Map.groupBy(files.flatMap((from) => importsOf(from).map((to) => ({ to, from }))), ({ to }) => to)

const asks = ({ path, text }: Source): boolean => isTheirs(path) || /\/(use-may-act|may-ask)\.tsx?'/.test(text)

/** Whoever opens a sheet asks first, or the sheet itself. */
const isAsked = (sheet: Source): boolean => {
  const openers = (importersOf.get(sheet.path) ?? []).map(({ from }) => from)
  return asks(sheet) || (openers.length > 0 && openers.every(asks))
}

/** `may(financeCalls.billAmount)`, `<MayAsk call={…}>`, or a table of acts of which one is offered what one may do. */
const offeredBy = (name: string, text: string): boolean =>
  new RegExp(String.raw`(may|mayAsk|useMayAsk\(\))\([^()]*Calls\.${name}\b|call=\{\w+Calls\.${name}\b`).test(text) ||
  (/\bmay(Ask)?\(\w+\[/.test(text) && new RegExp(String.raw`\w+: \w+Calls\.${name}\b`).test(text)) ||
  new RegExp(String.raw`Readonly<Record<\w+, Asked>>[^]*\w+: \w+Calls\.${name}\b`).test(text)

/** What `useMayAct` and `useTakesPart` speak for: each step of a contract is offered by its table. */
const isStepOfContract = ({ who, parts }: CallDefinition): boolean =>
  who.includes('dealer') && JSON.stringify(parts) === JSON.stringify(step.parts)

const isStep = (name: string, definition: CallDefinition): boolean => isStepOfContract(definition) &&
  office.filter(({ text }) => new RegExp(String.raw`Calls\.${name}\b`).test(text)).every((one) => isAsked(one))

const elsewhere: Readonly<Record<string, string>> = {
  approveRegistration: 'the screen lists what only these parts are answered', rejectRegistration: 'the same',
  decideDataRequest: 'the same',
  setSellerAccount: 'on the page of a seller alone',
  startCarCheck: 'a visit is offered to whoever inspects alone, by `atTheCar`', saveCarCheck: 'the same',
  completeCarCheck: 'the same', reopenCarCheck: 'the same', removeCarPhoto: 'the same',
}

describe('an act is offered to whoever may ask for it', () => {
  const used = acts.filter(({ name }) => sources.some((text) => new RegExp(String.raw`Calls\.${name}\b`).test(text)))

  test('of all acts most have a screen', () => expect(used.length).toBeGreaterThan(60))

  test.each(used.map(({ name, definition }) => [name, definition] as const))('%s', (name, definition) => {
    const isOffered = isStep(name, definition) || name in elsewhere || sources.some((text) => offeredBy(name, text))
    expect(isOffered).toBe(true)
  })
})

describe('who may ask is as the contract says', () => {
  const viewerOf = (roles: readonly Role[], part?: StaffPart): Viewer =>
    ({ name: 'somebody', roles, ...(part === undefined ? {} : { part }) })

  test('to the office by its parts, and all of it to whoever has none', () => {
    for (const { name, definition } of acts) {
      const may = staffPart.values.filter((part) => mayAsk(definition, viewerOf(['staff'], part)))
      expect([name, may]).toEqual([name, staffPart.values.filter((part) => definition.parts.includes(part))])
      for (const part of [undefined, ...staffPart.values])
        expect([name, part, mayAsk(definition, viewerOf(['root', 'staff'], part))]).toEqual([name, part, true])
    }
  })

  test('to everybody else by role alone', () => {
    for (const { name, definition } of acts)
      for (const role of ['dealer', 'seller', 'partner'] as const)
        expect([name, role, mayAsk(definition, viewerOf([role]))]).toEqual([name, role, definition.who.includes(role)])
  })

  test('to nobody who is not signed in', () => {
    for (const { definition } of acts) expect(mayAsk(definition, null)).toBe(false)
  })
})
