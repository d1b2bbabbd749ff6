// What the office knows beside its screens, asked as a program would, and people who apply or are brought meanwhile.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type AskOf, type CallDefinition, idempotencyOf, type ReceivedOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { demoKeyOf } from '@bidyard/contract/calls/sandbox'
import type { ItemOf } from '@bidyard/contract/list'
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { proofOf, type Somebody, somebody } from '../../packages/server/src/testing/accounts.ts'
import { askerOf } from '../../packages/server/src/testing/ask.ts'
import { bareEnvironment } from '../../packages/server/src/testing/machine/bare-environment.ts'
import type { DemoPerson } from './accounts.ts'
import type { World } from './open-world.ts'
import { bringFile } from './papers.ts'

type AskAs = <D extends CallDefinition>(call: D, given: AskOf<D>) => Promise<ReceivedOf<D>>

/** By the key that a demo person has for programs. */
export const askAs = (world: Pick<World, 'base'>, uid: string): AskAs => {
  const ask = askerOf(world.base)
  const headers = { authorization: `api-key ${demoKeyOf(uid)}` }
  // Whether a call may be asked with nothing is a question that only the call itself could answer here.
  return (call, given) => ask(call, ...[
    given, { headers, ...(idempotencyOf(call) === 'required' ? { key: randomUUID() } : {}) },
  ] as never)
}

type Logged = ItemOf<typeof identityCalls.listAccessLogs>

/** The looks at one thing, the newest first. */
export const looksAt = async (world: World, subjectId: string, act: string): Promise<readonly Logged[]> => {
  const { items } = await askAs(world, 'owner')(identityCalls.listAccessLogs, {
    query: { filter: { subjectId: { eq: subjectId }, act: { eq: act } }, sort: [{ createdAt: 'desc' }] },
  })
  return items
}

/** An employee who joins a shop of the demo world, and brings the one paper that this takes. */
export const applyAs = async (
  world: World, who: Partial<Somebody> & Pick<Somebody, 'name'>, username: string,
): Promise<string> => {
  const ask = askerOf(world.base)
  const { items: [shop] } = await askAs(world, 'owner')(shopsCalls.listShops, {
    query: { filter: { shopName: { eq: '한빛모터스' } } },
  })
  const fileId = await bringFile(world, ask, 'employeeCard')
  const { id } = await ask(membersCalls.submitRegistration, {
    body: {
      identityToken: await proofOf(ask, somebody(who), 'sign-up'), username, password: '비오는날엔파전과막걸리',
      email: `${username}@example.com`, businessOwnerType: 'employee',
      shop: { is: 'existing', businessNumber: shop?.businessNumber ?? '' },
      documents: [{ usageType: 'employeeCard', fileId }], consents: consentVersions,
    },
  }, { key: randomUUID() })
  return id
}

const rootCommand = join(import.meta.dirname, '../../tools/commands/root.ts')
const importCommand = join(import.meta.dirname, '../../tools/commands/import.ts')

/** By their logins, into a shop that is there already, as whoever runs the house would while it serves. */
export const bringMembers = async (
  { data }: Pick<World, 'data'>, people: Readonly<Record<string, DemoPerson>>,
): Promise<void> => {
  const file = join(data, 'members.csv')
  const lines = Object.entries(people).map(([username, { name, birthday, phone }]) =>
    [username, name, birthday, phone, 'employee', '4050100406'].join(','))
  await writeFile(file, ['username,name,birthday,phoneNumber,ownerType,businessNumber', ...lines].join('\n'))
  await promisify(execFile)(process.execPath, [importCommand, 'members', file], {
    cwd: data, env: { ...bareEnvironment, BIDYARD_DATA: data },
  })
}

/** Another login of somebody who may have one already, from the console of the server: a root in an emergency. */
export const openRootOf = async (
  { data }: Pick<World, 'data'>, username: string, { name, birthday, phone }: DemoPerson,
): Promise<void> => {
  const words = [username, '--name', name, '--birthday', birthday, '--phone', phone, '--emergency', '이야기로 확인']
  await promisify(execFile)(process.execPath, [rootCommand, ...words], {
    cwd: data, env: { ...bareEnvironment, BIDYARD_DATA: data },
  })
}
