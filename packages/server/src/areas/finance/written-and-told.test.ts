// Whatever is done with money stands in the audit, with who did it and why, and every screen it concerns is told.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { refusalOf } from '../../testing/ask.ts'
import {
  type BankWorld, openBankWorld, openDeposit, openFee, takeBack, transfer,
} from '../../testing/money/bank-world.ts'
import { confirm, freshOwner, moveClock, once, setAccount } from '../../testing/money/money-world.ts'
import { noteTransfer } from '../../testing/money/note-transfer.ts'

let world: BankWorld
let owner: TestMember & { readonly shopId: string }
beforeAll(async () => {
  world = await openBankWorld()
})
beforeEach(async () => {
  owner = await freshOwner(world)
})
afterAll(() => world.stop())

const reason = '고객 요청'
const nobody = '01900000-0000-7000-8000-000000000000'

const written = async (work: () => Promise<unknown>) => {
  const [mark] = await world.app.sql<{ id: number }[]>`select coalesce(max(id), 0) as id from audit_log`
  await work()
  return world.app.sql<{ act: string; subjectId: string; memberId: string; reason: string | null }[]>`
    select act, subject_id as "subjectId", member_id as "memberId", reason from audit_log
    where id > ${mark?.id ?? 0} and after is not null order by id`
}
// The clock tells of these whenever it is their time.
const ofTheClock = ['dayReconciled', 'noticesChanged', 'searchRunChanged', 'workWaits']

/** What was told of one shop, or of no shop at all; but for notices, and what is done and told by the clock. */
const told = async (work: () => Promise<unknown>) => {
  const [mark] = await world.app.sql<{ id: number }[]>`select coalesce(max(id), 0) as id from outbox`
  await work()
  const rows = await world.app.sql<{ name: string }[]>`
    select distinct name from outbox where id > ${mark?.id ?? 0} and name <> all(${ofTheClock})
      and coalesce(payload->>'shopId', ${owner.shopId}) = ${owner.shopId}`
  return rows.map(({ name }) => name).toSorted()
}

const issue = (isBilled = true) => once(world.staff, calls.issueAmount, {
  body: { shopId: owner.shopId, feeType: 'inspectionFee', totalWon: 55_000, note: null, dueAt: null, isBilled, reason },
})
const settle = (id: string) => once(world.staff, calls.proposeSettlement, {
  params: { id }, body: { paymentMethod: 'accountTransfer', paidWon: 55_000, reason },
})
const on = (id: string) => ({ params: { id }, body: { reason } })
const paidFee = async (): Promise<string> => {
  const { id } = await issue()
  await confirm(world, (await settle(id)).id)
  return id
}
const waitingPayout = async () => {
  await setAccount(owner)
  await confirm(world, (await once(world.staff, calls.proposeRefund, on(await paidFee()))).id)
  const [payout] = (await owner.ask(calls.listPayouts, { query: {} })).items
  if (payout === undefined) throw new Error('there is no payout')
  return payout.id
}
const send = (id: string) => noteTransfer(world.staff, id)

describe('the audit has a line for', () => {
  test('an amount that is issued, billed, put on another paper and voided', async () => {
    let id = ''
    const lines = await written(async () => {
      id = (await issue(false)).id
      await once(world.staff, calls.billAmount, { params: { id }, body: { dueAt: null, reason } })
      await once(world.staff, calls.changeBillType, { params: { id }, body: { billType: 'cashReceipt', reason } })
      await once(world.staff, calls.voidAmount, on(id))
    })
    const acts = ['issue amount', 'bill amount', 'change bill type', 'void amount']
    expect(lines).toEqual(acts.map((act) => ({ act, subjectId: id, memberId: world.staff.memberId, reason })))
  })

  test('a paper that is noted as issued, and whose note is taken back, with what was noted', async () => {
    const id = await paidFee()
    await once(world.staff, calls.changeBillType, { params: { id }, body: { billType: 'cashReceipt', reason } })
    const lines = await written(async () => {
      const body = { issuedOn: '2026-01-05', number: '123456789', reason }
      for (const act of [
        () => once(world.staff, calls.noteBillIssued, { params: { id }, body }),
        () => once(world.staff, calls.takeBackBillNote, on(id)),
      ]) expect(await told(act)).toContain('amountsChanged')
    })
    const { memberId } = world.staff
    expect(lines).toEqual(['note bill issued', 'take back bill note'].map((act) =>
      ({ act, subjectId: id, memberId, reason })))
    const noted = { billIssuedOn: '2026-01-05', billNumber: '123456789' }
    const none = { billIssuedOn: null, billNumber: null }
    const kept = await world.app.sql<{ before: object; after: object }[]>`
      select before, after from audit_log
      where subject_id = ${id} and act in ('note bill issued', 'take back bill note') order by id`
    expect(kept).toMatchObject([{ before: none, after: noted }, { before: noted, after: none }])
  })

  test('a deposit that is asked for and called off, another kind, a month that is given and taken', async () => {
    const { shopId } = owner
    const lines = await written(async () => {
      const deposit = await once(world.staff, calls.requestShopDeposit, { body: { shopId, reason } })
      await once(world.staff, calls.voidShopDeposit, on(deposit.id))
      await once(world.staff, calls.changeShopKind, {
        params: { id: shopId }, body: { kind: 'exporter', seenVersion: 1, reason },
      })
      const month = await once(world.staff, calls.grantShopSubscription, { body: { shopId, month: '2090-01', reason } })
      await once(world.staff, calls.cancelShopSubscription, on(month.id))
    })
    const acts = [
      'request deposit', 'void deposit', 'change kind of shop', 'grant subscription', 'cancel subscription',
    ]
    expect(lines).toEqual(acts.map((act) => ({ act, subjectId: shopId, memberId: world.staff.memberId, reason })))
  })

  test('each of two people: whoever proposed, withdrew, refused and confirmed', async () => {
    const { id: subjectId } = await issue()
    const lines = await written(async () => {
      await once(world.staff, calls.withdrawMoneyProposal, on((await settle(subjectId)).id))
      await once(world.second, calls.refuseMoneyProposal, on((await settle(subjectId)).id))
      await once(world.second, calls.confirmMoneyProposal, on((await settle(subjectId)).id))
    })
    const [one, two] = [world.staff.memberId, world.second.memberId]
    expect(lines).toEqual([
      ['propose settleAmount', one], ['withdraw settleAmount', one], ['propose settleAmount', one],
      ['refuse settleAmount', two], ['propose settleAmount', one], ['confirm settleAmount', two],
    ].map(([act, memberId]) => ({ act, subjectId, memberId, reason })))
  })

  test('an account that changed, and a payout that went out and came back', async () => {
    const lines = await written(() => setAccount(owner))
    expect(lines).toMatchObject([{ act: 'change payout account', subjectId: owner.shopId, memberId: owner.memberId }])
    const subjectId = await waitingPayout()
    await moveClock(world, 25 * 3_600)
    const sent = await written(async () => {
      await send(subjectId)
      await once(world.staff, calls.returnPayout, on(subjectId))
    })
    const { memberId } = world.staff
    expect(sent).toEqual([
      { act: 'send payout', subjectId, memberId, reason: null },
      { act: 'return payout', subjectId, memberId, reason },
    ])
  })
})

test('a payout that is called off stands in the audit with both people, and its screens are told', async () => {
  const subjectId = await waitingPayout()
  const propose = () => once(world.staff, calls.proposePayoutCallOff, on(subjectId))
  const lines = await written(async () => {
    await once(world.second, calls.refuseMoneyProposal, on((await propose()).id))
    const { id } = await propose()
    expect(await told(() => confirm(world, id)))
      .toEqual(['amountsChanged', 'biddingEligibilityChanged', 'moneyProposalChanged', 'payoutChanged'])
  })
  const [one, two] = [world.staff.memberId, world.second.memberId]
  expect(lines).toEqual([
    ['propose callOffPayout', one, reason], ['refuse callOffPayout', two, reason],
    ['propose callOffPayout', one, reason], ['confirm callOffPayout', two, '확인함'],
  ].map(([act, memberId, why]) => ({ act, subjectId, memberId, reason: why })))
})

describe('the screens are told of', () => {
  test('what is proposed, and what is confirmed', async () => {
    const { id } = await issue()
    let proposalId = ''
    expect(await told(async () => {
      proposalId = (await settle(id)).id
    })).toEqual(['moneyProposalChanged'])
    expect(await told(() => confirm(world, proposalId)))
      .toEqual(['amountsChanged', 'biddingEligibilityChanged', 'moneyProposalChanged'])
  })

  test('a number that was paid, a payment that was taken back, and one that nobody knows', async () => {
    const [known, wrong] = [await openFee(world, owner), await openFee(world, owner)]
    const moved = ['amountsChanged', 'biddingEligibilityChanged', 'virtualAccountChanged']
    expect(await told(() => transfer(world, known.account.id))).toEqual(moved)
    expect(await told(() => takeBack(world, known.account.id))).toEqual(moved)
    expect(await told(() => transfer(world, wrong.account.id, { amountWon: 54_000 })))
      .toEqual(['unmatchedPaymentChanged', 'virtualAccountChanged'])
  })

  test('a deposit that came and was taken back', async () => {
    const { id } = await openDeposit(world, owner)
    const moved = ['amountsChanged', 'biddingEligibilityChanged', 'shopDepositChanged', 'virtualAccountChanged']
    expect(await told(() => transfer(world, id))).toEqual(moved)
    expect(await told(() => takeBack(world, id))).toEqual(moved)
  })

  test('a payout that went out and came back', async () => {
    const id = await waitingPayout()
    const moved = ['amountsChanged', 'biddingEligibilityChanged', 'payoutChanged']
    expect(await told(() => send(id))).toEqual(moved)
    expect(await told(() => once(world.staff, calls.returnPayout, on(id)))).toEqual(moved)
  })
})

test('whoever attends to something else in the office neither proposes, decides nor sends money', async () => {
  const yard = await world.app.member({ type: 'admin', part: 'yard' })
  const { id } = await issue()
  const proposal = await settle(id)
  const payoutId = await waitingPayout()
  const asked = [
    once(yard, calls.confirmMoneyProposal, on(proposal.id)), once(yard, calls.refuseMoneyProposal, on(proposal.id)),
    once(yard, calls.confirmMoneyProposal, on(nobody)), once(yard, calls.voidAmount, on(id)),
    once(yard, calls.proposeWriteOff, on(id)), noteTransfer(yard, payoutId),
    once(yard, calls.returnPayout, on(payoutId)), once(yard, calls.proposePayoutCallOff, on(payoutId)),
  ]
  for (const refused of await Promise.all(asked.map(refusalOf))) expect(refused.status).toBe(403)
  expect((await world.staff.ask(calls.getMoneyProposal, { params: { id: proposal.id } })).state).toBe('proposed')
})
