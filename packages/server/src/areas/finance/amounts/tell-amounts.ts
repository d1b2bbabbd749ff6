// Tells of amounts that changed, one message for each shop.
import type { Emit } from '../../../runtime/work/events.ts'

export const tellAmounts = (
  emit: Emit, amounts: readonly { readonly id: string; readonly shopId: string }[],
): void => {
  for (const [shopId, group] of Map.groupBy(amounts, (amount) => amount.shopId))
    emit('amountsChanged', { shopId, amountIds: group.map(({ id }) => id) })
}
