// Moves money by two people of the office while server and database are killed: what was told must stand, to the won.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import type { AmountState } from '@bidyard/contract/enums'
import { type SeededRandom, seededRandom } from '../packages/server/src/testing/seeded-random.ts'
import { type AskSurely, openAsker } from './ask-surely.ts'
import { openProgram } from './program.ts'
import { recoveriesOf } from './running/recoveries.ts'
import { killAgainAndAgain, type TortureReport, usualPauseMs } from './torture-writes.ts'

interface Desk {
  readonly staff: AskSurely
  readonly owner: AskSurely
  readonly random: SeededRandom
  /** What each amount must be in the end, by what was told about it. */
  readonly told: Map<string, AmountState>
  readonly shops: readonly string[]
  readonly count: () => void
  readonly fault: (words: string) => void
}

const reason = 'torture'

const propose = async (
  { staff, owner, count }: Desk, id: string,
  call: typeof calls.proposeWriteOff | typeof calls.proposeRefund | typeof calls.proposeFromDeposit,
): Promise<boolean> => {
  const proposal = await staff(call, { params: { id }, body: { reason } })
  count()
  if (proposal.code !== 'success') return false
  const confirmed = await owner(calls.confirmMoneyProposal, { params: { id: proposal.data.id }, body: { reason } })
  count()
  return confirmed.code === 'success'
}

const settle = async ({ staff, owner, count }: Desk, id: string, paidWon: number): Promise<boolean> => {
  const proposal = await staff(calls.proposeSettlement, {
    params: { id }, body: { paymentMethod: 'accountTransfer', paidWon, reason },
  })
  count()
  if (proposal.code !== 'success') return false
  const confirmed = await owner(calls.confirmMoneyProposal, { params: { id: proposal.data.id }, body: { reason } })
  count()
  return confirmed.code === 'success'
}

const sendBack = async ({ staff, count }: Desk, amountId: string): Promise<boolean> => {
  const { data } = await staff(calls.listPayouts, { query: { filter: { state: { eq: 'waiting' } }, size: 100 } })
  const payout = data.items.find(({ subjectId }) => subjectId === amountId)
  if (payout === undefined) return false
  const { id: accountId } = payout.account
  const sent = await staff(calls.sendPayout, {
    params: { id: payout.id }, body: { transferNo: 'torture', accountId, seenAccountId: accountId },
  })
  count()
  return sent.code === 'success'
}

/** One amount from its bill to one of its ends; each end is noted only when it was told. */
const liveOnce = async (desk: Desk): Promise<void> => {
  const { staff, random, told, shops, count, fault } = desk
  const shopId = shops[random.below(shops.length)] ?? ''
  const totalWon = 1 + random.below(300_000)
  const issued = await staff(calls.issueAmount, {
    body: { shopId, feeType: 'etcFee', totalWon, note: reason, dueAt: null, isBilled: true, reason },
  })
  count()
  if (issued.code !== 'success') return fault(`an amount was not issued: ${issued.code}`)
  const { id } = issued.data
  const note = (state: AmountState, isDone: boolean): void => {
    if (isDone) told.set(id, state)
    else fault(`${id} did not become ${state}`)
  }
  told.set(id, 'billed')
  const end = random.below(6)
  if (end === 0) return
  if (end === 1) {
    note('voided', (await staff(calls.voidAmount, { params: { id }, body: { reason } })).code === 'success')
    return count()
  }
  if (end === 2) return note('voided', await propose(desk, id, calls.proposeWriteOff))
  if (end === 3) {
    // The deposit may be used up: then it stays billed.
    if (await propose(desk, id, calls.proposeFromDeposit)) told.set(id, 'paid')
    return
  }
  note('paid', await settle(desk, id, totalWon))
  if (end === 4) return
  note('refunding', await propose(desk, id, calls.proposeRefund))
  if (random.below(2) === 0) note('refunded', await sendBack(desk, id))
}

const judge = async ({ staff, told }: Desk): Promise<string[]> => {
  const faults: string[] = []
  for (const [id, state] of told) {
    const { data } = await staff(calls.getAmount, { params: { id } })
    if (data.state !== state) faults.push(`${id} is ${data.state}, told was ${state}`)
  }
  const written = new Set<string>()
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { size: 100, filter: { feeType: { eq: 'etcFee' as const }, kind: { eq: 'fee' as const } } }
    const { data } = await staff(calls.listAmounts, { query: cursor === undefined ? query : { ...query, cursor } })
    for (const { id, note } of data.items) if (note === reason) written.add(id)
    cursor = data.nextCursor
  }
  for (const id of written) if (!told.has(id)) faults.push(`${id} was written and never told`)
  const { data } = await staff(calls.reconcileNow, {})
  for (const { name, differenceWon } of data.checks)
    if (differenceWon !== 0) faults.push(`${name} is off by ${differenceWon}`)
  return faults
}

const shopsWithAccounts = async (staff: AskSurely): Promise<readonly string[]> => {
  const { data } = await staff(calls.listPayouts, { query: { size: 100 } })
  return [...new Set(data.items.map(({ shopId }) => shopId))]
}

const deskersAtOnce = 4

export const tortureMoney = async (wish: {
  readonly seed: number; readonly minutes?: number; readonly kills?: number; readonly deeds?: number
  /** The longest time between two kills. */
  readonly pauseMs?: number
}): Promise<TortureReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-torture-'))
  const program = await openProgram(folder)
  const began = performance.now()
  const untilMs = began + (wish.minutes ?? 60) * 60_000
  try {
    await program.start()
    let [askedAgain, done, isOver] = [0, 0, false]
    const faults: string[] = []
    const again = (): void => void (askedAgain += 1)
    const [staff, owner] = [openAsker(program.base, 'staff', again), openAsker(program.base, 'owner', again)]
    const desk = {
      staff, owner, told: new Map<string, AmountState>(), shops: await shopsWithAccounts(staff),
      count: () => void (done += 1), fault: (words: string) => void faults.push(words),
    }
    const work = async (at: number): Promise<void> => {
      const random = seededRandom(wish.seed + at + 1)
      while (!isOver) await liveOnce({ ...desk, random })
    }
    const working = Promise.all(Array.from({ length: deskersAtOnce }, (_, at) => work(at)))
    const pauseMs = wish.pauseMs ?? usualPauseMs
    const kills = await killAgainAndAgain(program, seededRandom(wish.seed), pauseMs, (count) =>
      (count >= (wish.kills ?? Infinity) && done >= (wish.deeds ?? 0)) || performance.now() > untilMs)
    isOver = true
    await working
    faults.push(...await judge({ ...desk, random: seededRandom(0) }))
    return {
      seed: wish.seed, kills: kills.counts, acknowledged: done, askedAgain, faults,
      seconds: Math.round((performance.now() - began) / 1_000), ...recoveriesOf(kills.recoveriesMs),
    }
  } finally {
    await program.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
