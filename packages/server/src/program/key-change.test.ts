// All keys changed under a market that is asked all along: node by node, in the order that operators follow.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { filesCalls } from '@bidyard/contract/calls/files'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount, proofOf, somebody, type Somebody } from '../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../testing/app.ts'
import { type Ask, askerOf } from '../testing/ask.ts'
import { pdf } from '../testing/files/files-app.ts'
import { type Balancer, openBalancer } from '../testing/machine/balancer.ts'
import { changeOnce, keyStates, steps } from '../testing/machine/change-keys.ts'
import { until } from '../testing/until.ts'

let folder = ''
let first: TestApp
let balancer: Balancer
let nodes: TestApp[] = []
let minutes = 0

/** All on one disk and one database; the first one keeps both until the end. */
const start = async (settings: Readonly<Record<string, string>>): Promise<TestApp> =>
  startTestApp({ ...settings, BIDYARD_DATA: folder }, {
    stopwatch: () => (minutes += 1) * 60_000, bounds: { queueMs: 120_000 },
    ...(first === undefined ? {} : {
      database: { url: first.databaseUrl, ownerUrl: first.ownerUrl, drop: async () => {} },
    }),
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-keys-'))
  first = await start(steps.before)
  nodes = [await start(steps.before), await start(steps.before)]
  balancer = await openBalancer(nodes.map(({ base }) => base))
})
afterAll(async () => {
  await balancer.close()
  for (const node of nodes) await node.stop()
  await first.stop()
  await rm(folder, { recursive: true, force: true })
})

const replaceAll = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  for (const [at, old] of nodes.entries()) {
    const next = await start(settings)
    balancer.bringIn(next.base)
    balancer.takeOut(old.base)
    await until(() => balancer.underWay(old.base) === 0)
    await old.stop()
    nodes[at] = next
  }
}

interface Known {
  readonly account: Account
  readonly who: Somebody
}

interface Market extends Known {
  readonly ask: Ask
  readonly office: TestMember
  readonly forgetful: Known
  readonly documents: readonly { readonly id: string; readonly content: Buffer }[]
}

const upload = async (ask: Ask, base: string, content: Buffer): Promise<string> => {
  const { file, policy } = await ask(filesCalls.createFilePostPolicy, {
    body: { usageType: 'representativeKrRrn', contentType: 'application/pdf', name: '신분증.pdf' },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(policy.fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(content)]))
  expect((await fetch(new URL(policy.url, base), { method: 'POST', body: form })).status).toBe(204)
  await ask(filesCalls.commitFile, { params: { id: file.id } })
  return file.id
}

const openMarket = async (): Promise<Market> => {
  const know = async (): Promise<Known> => {
    const who = somebody()
    return { who, account: await makeAccount(first, { who }) }
  }
  const office = await first.member({ type: 'admin' })
  const uploader = await first.member({ type: 'plain' })
  const documents = []
  for (let at = 0; at < 6; at++) {
    const content = Buffer.concat([pdf, randomBytes(90_000)])
    documents.push({ content, id: await upload(askerOf(first.base, uploader.token), first.base, content) })
  }
  return { ...await know(), forgetful: await know(), ask: askerOf(balancer.base), office, documents }
}

/** What needs keys of each kind, through the front door; each answer is looked at. */
const questions = ({ ask, office, account, who, forgetful, documents }: Market): readonly (() => Promise<void>)[] => {
  const staff = askerOf(balancer.base, office.token)
  let turn = 0
  return [
    async () => {
      const body = { username: account.username, password: account.password }
      expect((await ask(identityCalls.signIn, { body })).step).toBe('signedIn')
    },
    async () => {
      const { items } = await staff(membersCalls.listMembers, {
        query: { filter: { phoneNumber: { eq: who.phone } } },
      })
      expect(items.map(({ phoneNumber }) => phoneNumber)).toEqual([`010-****-${who.phone.slice(-4)}`])
    },
    async () => {
      const identityToken = await proofOf(ask, who)
      expect((await ask(identityCalls.findUsername, { body: { identityToken } })).username)
        .toBe(`${account.username.slice(0, 3)}${'*'.repeat(4)}`)
    },
    async () => {
      // Whoever is proven is found or written down, and this is somebody known, with a name written otherwise.
      const identityToken = await proofOf(ask, { ...forgetful.who, name: ` ${forgetful.who.name} ` })
      const body = { identityToken, password: forgetful.account.password }
      expect((await ask(identityCalls.resetPassword, { body })).username).toBe(forgetful.account.username)
    },
    async () => {
      const body = { identityToken: await proofOf(ask, somebody(), 'sign-up') }
      expect(await ask(membersCalls.checkSubmittable, { body })).toMatchObject({ lastRejection: null })
    },
    async () => {
      const one = documents[turn++ % documents.length]
      if (one === undefined) throw new Error('there is no document')
      const { url } = await staff(filesCalls.viewPrivateFile, { params: { id: one.id }, body: { reason: '가입 심사' } })
      const answer = await fetch(new URL(url, balancer.base))
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(one.content)).toBe(true)
    },
    async () => {
      await upload(staff, balancer.base, Buffer.concat([pdf, randomBytes(9_000)]))
    },
  ]
}

/** Sealed texts that lie beside the columns that are called so. */
const layElsewhere = async (account: Account): Promise<void> => {
  const { personal } = first.providers
  await first.sql`
    insert into exports (what, wish, session_id, row_count, opens_until)
    values ('members', ${Buffer.from(personal.seal('{}'))}, ${account.sessionId}, 0, now())`
  const facts = { returnTo: { numberSealed: Buffer.from(personal.seal('110-1')).toString('base64'), bankCode: '004' } }
  await first.sql`
    insert into money_proposals (act, subject, subject_id, facts, state, reason, proposed_by)
    values ('returnUnmatched', 'unmatchedPayment', ${account.memberId}, ${first.sql.json(facts)}, 'proposed', '환불',
      ${account.memberId})`
}

const sealedElsewhere = async (): Promise<readonly string[]> =>
  (await first.sql<{ text: string }[]>`
    select encode(substr(wish, 1, 2), 'hex') as text from exports
    union all select encode(substr(decode(facts #>> '{returnTo,numberSealed}', 'base64'), 1, 2), 'hex')
    from money_proposals`).map(({ text }) => text)

test('nothing fails, all is written anew, and the old keys may go', async () => {
  const market = await openMarket()
  await layElsewhere(market.account)
  const [failures, said]: [unknown[], string[]] = [[], []]
  let asked = 0
  let hasEnded = false
  const going = questions(market).map(async (question) => {
    while (!hasEnded && failures.length === 0) {
      await question().catch((error: unknown) => failures.push(error))
      asked += 1
    }
  })
  const moment = async (): Promise<void> => {
    const enough = asked + 60
    while (asked < enough && failures.length === 0) await setTimeout(10)
    expect(failures).toEqual([])
  }
  await moment()
  await first.close()
  await replaceAll(steps.known)
  await moment()
  await replaceAll(steps.first)
  await moment()
  const [worker] = nodes
  if (worker === undefined) throw new Error('no node is left')
  while ((await keyStates(worker)).filter(({ isDone }) => isDone).length < 3 && failures.length === 0)
    said.push(...await changeOnce(worker))
  await moment()
  await replaceAll(steps.alone)
  await moment()
  hasEnded = true
  await Promise.all(going)
  expect(failures, said.join('\n')).toEqual([])
  expect(await sealedElsewhere()).toEqual(['0002', '0002'])
  const files = await first.sql`select distinct sealed_by from files where sealed_by is not null`
  expect(files.map(({ sealed_by: by }) => by as string)).toEqual([nodes[0]?.providers.sealer.keyId])
})

test('what is sealed is called so: other bytes are hashes and public keys', async () => {
  const rows = await first.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' and column_name not like '%\\_sealed'
      and column_name not like '%\\_hash' order by 1`
  expect(rows.map(({ name }) => name)).toEqual([
    'exports.wish', 'push_addresses.key', 'push_addresses.secret', 'push_keys.public_key', 'used_keys.proof',
  ])
})
