// What contracts tell their parties wherever they are; nothing that one sees first waits for it.
import { lazy, Suspense } from 'react'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { firstSight } from '../../ui/first-sight.ts'

const TurnNotices = lazy(async () => {
  await firstSight
  const [{ TurnNotices: notices }] = await Promise.all([
    import('../../areas/contracts/told/turn-notices.tsx'), loadText('turns', storedLanguage()),
  ])
  return { default: notices }
})

/** Bids tell by themselves what becomes of them until the award. */
const toldByBids: readonly string[] = [
  'openBySaleRequest', 'openByAward', 'acceptSale', 'revertSaleRequest', 'cancelCurrent', 'expirePurchase',
]

export const DealerTurns = () => (
  <Suspense>
    <TurnNotices
      addressOf={({ contractId }) => (contractId === null ? '/contracts' : `/contracts/${contractId}`)}
      isToldElsewhere={(act) => toldByBids.includes(act)}
    />
  </Suspense>
)

/** In the frame, or inside a partner's app. */
export const SellerTurns = ({ root = '' }: { readonly root?: string }) => (
  <Suspense><TurnNotices addressOf={({ orderId }) => `${root}/cars/${orderId}`} /></Suspense>
)
