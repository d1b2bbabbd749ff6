// Shows the money of a car as far as it is theirs to see: the number to its buyer, what is held to the office.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { correctionsMax } from '@bidyard/contract/shapes/contracts/bounds'
import type { Reader } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import {
  carMoneyDueOf, findBalance, findCarMoney, findCorrectedWon, findLastAccount, findOpenProposal, findPayableUntil,
  listCorrections, showAccountOrNull,
} from '../../finance/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts-query.sql.ts'
import type { ContractViewer } from '../contracts/seen-contracts.ts'

type House = NonNullable<AnswerOf<typeof contractsCalls.getContract>['house']>
type Shown = NonNullable<House['carMoney']>

const acts = ['settleCarMoney', 'refundCarMoney', 'correctCarPrice'] as const

const proposalOf = async (db: Reader, contractId: string): Promise<Shown['proposal']> => {
  for (const act of acts) {
    const found = await findOpenProposal(db, { act, subjectId: contractId })
    if (found !== undefined)
      return { id: found.id, act, by: { memberId: found.proposedBy, name: found.proposerName, actor: 'staff' } }
  }
  return null
}

export const showCarMoney = async ({ db, viewer, contract: { id } }: {
  readonly db: Reader; readonly viewer: ContractViewer; readonly contract: ContractRecord
}): Promise<House['carMoney']> => {
  const money = await findCarMoney(db, id)
  if (money === undefined) return null
  const { price, fee } = money
  const isOffice = viewer === 'office'
  return {
    // What a buyer pays for being served is nobody else's to know.
    priceWon: price.totalWon, feeWon: viewer === 'seller' ? 0 : fee?.totalWon ?? 0,
    dueWon: viewer === 'seller' ? 0 : carMoneyDueOf(money),
    heldWon: isOffice ? await findBalance(db, { kind: 'carMoneyHeld', ownerId: id }) : null,
    payableUntil: timeOf(await findPayableUntil(db, price.id)),
    account: viewer === 'seller' ? null : showAccountOrNull(await findLastAccount(db, id)),
    proposal: isOffice ? await proposalOf(db, id) : null,
    correctedWon: await findCorrectedWon(db, id),
    corrections: (await listCorrections(db, id, correctionsMax))
      .map(({ won, reason, createdAt }) => ({ won, reason, at: timeOf(createdAt) })),
  }
}
