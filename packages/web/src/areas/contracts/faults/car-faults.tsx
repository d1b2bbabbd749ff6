// Cases of fault on the page of a seller’s car: its contract has fallen by then, and nothing else there shows them.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { useList } from '../../../api/list/use-list.ts'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'

const FaultCard = later(
  async () => (await import('./fault-card.tsx')).FaultCard,
  <div aria-busy="true"><Skeleton className="h-64 rounded-lg!" /></div>,
)

/** As many as a contract shows. */
const shownMax = 20

/** Hardly any car has one: the card comes for those that do. */
export const CarFaults = ({ orderId }: { readonly orderId: string }) => {
  const { items } = useList(contractsCalls.listFaultCases, {
    filter: { orderId: { eq: orderId } }, sort: [{ createdAt: 'desc' }], size: shownMax,
  })
  return items.length === 0 ? null : <FaultCard contract={{ faultCases: [...items] }} side="seller" />
}
