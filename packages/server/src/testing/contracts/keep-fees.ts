// Sets what becomes of the fee of a car that was awarded and never paid.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { type AwardWorld, doing } from './award-world.ts'

export const keepFees = async (
  world: Pick<AwardWorld, 'member'>, awardFeeWhenUnpaid: 'claimed' | 'voided',
): Promise<void> => {
  const root = await world.member({ type: 'root' })
  const fees = await root.ask(referenceCalls.getConfig, { params: { key: 'fees' } })
  if (fees.key !== 'fees') throw new Error('these are no fees')
  await doing(root, referenceCalls.changeConfig, {
    body: { key: 'fees', value: { ...fees.value, awardFeeWhenUnpaid }, seenVersion: fees.version, reason: '미납 수수료' },
  })
}
