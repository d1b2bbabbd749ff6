// Being somebody of the demo world: by choosing a card on the start page, or as somebody who did so before.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { addressOf, type AnswerOf } from '@bidyard/contract/call'
import type { Page } from 'playwright-core'
import type { Look, World } from './open-world.ts'
import { watchFaults } from './watch-faults.ts'

export type DemoName =
  | '김대표' | '이주임' | '정심사' | '최진단' | '박딜러' | '최매니저' | '강매니저'

export const signInAs = async (page: Page, name: DemoName): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
}

export interface Opened {
  readonly look?: Look
  readonly dark?: boolean
  readonly language?: 'ko' | 'en'
  /** What the story expects to fail. */
  readonly expected?: readonly RegExp[]
}

const sessionOf = async (world: World, name: DemoName): Promise<string> => {
  const address = world.base + addressOf(sandboxCalls.listAccounts)
  const response = await fetch(address, { headers: { 'app-namespace': 'local' } })
  const { data } = await response.json() as { data: AnswerOf<typeof sandboxCalls.listAccounts> }
  const person = data.items.find((one) => one.name === name)
  if (person === undefined) throw new Error(`there is no ${name} in the demo world`)
  const { apiKey, roles, staffPart: part } = person
  return JSON.stringify({ authorization: `api-key ${apiKey}`, viewer: { name, roles, part: part ?? undefined } })
}

/** A page of somebody who is signed in already, with everything that it complains about. */
export const openAs = async (
  world: World, name: DemoName, { look = 'desktop', expected = [], ...rest }: Opened = {},
): Promise<{ readonly page: Page; readonly faults: readonly string[] }> => {
  const session = await sessionOf(world, name)
  const page = await world.open(look, rest)
  const faults = watchFaults(page, expected)
  // The browser's own viewer of documents has no storage.
  const set = `sessionStorage.setItem('bidyard.session', ${JSON.stringify(session)})`
  await page.addInitScript(`if (location.protocol.startsWith('http')) ${set}`)
  return { page, faults }
}
