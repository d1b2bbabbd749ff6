// What the parts of the office keep each other from: acts, and of what is read only what is named here.
import { expect, test } from 'vitest'
import { calls } from '../../calls.ts'
import type { CallDefinition } from '../../call.ts'

const named = Object.entries(calls).flatMap(([area, group]) =>
  Object.entries<CallDefinition>(group).map(([name, definition]) => ({ name: `${area}.${name}`, definition })))

test('the whole office reads everything but what people handed in, ask about themselves, or want called off', () => {
  const kept = named.filter(({ definition: { method, parts } }) => method === 'GET' && parts !== undefined)
  expect(kept.map(({ name }) => name).toSorted()).toEqual([
    'audit.getDataRequest', 'audit.listDataRequests', 'bidding.listBiddingCancelRequests', 'members.getRegistration',
    'members.listRegistrations',
  ])
})

test('whoever may propose something about money may withdraw it', () => {
  const { parts = [] } = calls.finance.withdrawMoneyProposal as CallDefinition
  const proposing = named.filter(({ name, definition: { summary } }) =>
    name !== 'finance.withdrawMoneyProposal' && /another person (names|confirms)|proposes/i.test(summary))
  expect(proposing.length).toBeGreaterThan(8)
  for (const { name, definition } of proposing)
    for (const part of definition.parts ?? []) expect([name, part, parts.includes(part)]).toEqual([name, part, true])
})
