// What lies with the house for a shop, and where the shop wants its money; undefined until it is known.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useRead } from '../../../../api/use-read.ts'

export type ShopMoneyFacts = ReceivedOf<typeof financeCalls.getShopMoney>

export const useShopMoney = (shopId: string, enabled = true): ShopMoneyFacts | undefined =>
  useRead(financeCalls.getShopMoney, { params: { id: shopId } }, { enabled }).data
