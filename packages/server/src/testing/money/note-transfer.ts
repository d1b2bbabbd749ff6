// Notes a transfer as a person does: to the account that the payout showed them a moment before.
import { randomUUID } from 'node:crypto'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { TestMember } from '../app.ts'

const bodyOf = (account: { readonly id: string } | null) => {
  const accountId = account?.id ?? randomUUID()
  return { transferNo: '20260102-0001', accountId, seenAccountId: accountId }
}

export const noteTransfer = async (who: Pick<TestMember, 'ask'>, id: string, key: string = randomUUID()) => {
  const { account } = await who.ask(financeCalls.getPayout, { params: { id } })
  return who.ask(financeCalls.sendPayout, { params: { id }, body: bodyOf(account) }, { key })
}

export const noteTransferToSeller = async (who: Pick<TestMember, 'ask'>, id: string, key: string = randomUUID()) => {
  const { account } = await who.ask(contractsCalls.getSellerPayout, { params: { id } })
  return who.ask(contractsCalls.sendSellerPayout, { params: { id }, body: bodyOf(account) }, { key })
}
