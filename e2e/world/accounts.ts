// Accounts of the demo world with their password, and asking the server as a program would, beside the browser.
import { addressOf, type AnswerOf, type AskOf, type CallDefinition } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { demoPassword } from '@bidyard/demo/people'
import type { Page } from 'playwright-core'
import { codeAt, stepAt } from '../../packages/server/src/areas/identity/second-factor/totp.ts'
import type { World } from './open-world.ts'

export { demoPassword } from '@bidyard/demo/people'

export const ask = async <D extends CallDefinition>(
  world: World, call: D, given: AskOf<D>, token?: string,
): Promise<AnswerOf<D>> => {
  const { params = {}, body } = given as { params?: Readonly<Record<string, string>>; body?: unknown }
  const path = addressOf(call).replace(/:(\w+)/g, (_colon, name: string) => params[name] ?? '')
  const response = await fetch(world.base + path, {
    method: call.method,
    headers: {
      'app-namespace': 'local', 'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await response.json() as { code: string; data: AnswerOf<D> }
  if (answer.code !== 'success') throw new Error(`${call.path}: ${JSON.stringify(answer)}`)
  return answer.data
}

export const openSession = async (world: World, username: string, password = demoPassword): Promise<string> => {
  const answer = await ask(world, identityCalls.signIn, { body: { username, password } })
  if (answer.step !== 'signedIn') throw new Error(`${username} needs more than a password`)
  return answer.token
}

export interface DemoPerson {
  readonly name: string
  readonly birthday: string
  readonly phone: string
}

/** As the identity provider would write them. */
export const personOf = async (world: World, username: string): Promise<DemoPerson> => {
  const token = await openSession(world, username)
  const { member } = await ask(world, identityCalls.whoAmI, {}, token)
  const { name, birthday, phoneNumber } = await ask(
    world, membersCalls.getMemberProfile, { params: { id: member?.id ?? '' } }, token,
  )
  const digits = (text: string | null): string => (text ?? '').replaceAll(/\D/g, '')
  return { name, birthday: digits(birthday), phone: digits(phoneNumber) }
}

/** The digits that an authenticator shows, by so many half minutes from now. */
export const codeOf = (secret: string, later = 0): string =>
  codeAt(secret.replaceAll(/\s/g, ''), stepAt(new Date()) + later)

const stepMs = 30_000
const roomMs = 20_000

/** A number is good for half a minute: whoever shows the same one again waits for one that has just begun. */
export const freshCode = async (page: Page): Promise<void> => {
  const leftMs = stepMs - Date.now() % stepMs
  if (leftMs < roomMs) await page.waitForTimeout(leftMs)
}

export const fillSignIn = async (page: Page, username: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

/** Through the form, until the header knows the name. */
export const comeIn = async (page: Page, username: string, name: string): Promise<void> => {
  await page.goto('/sign-in')
  await fillSignIn(page, username)
  await page.getByRole('heading', { level: 1, name: `${name} 님, 안녕하세요` }).waitFor()
}
