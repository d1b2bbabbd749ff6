// Cases of fault on the page of a seller’s car: its contract has fallen by then, and nothing else there shows them.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { useList } from '../../../api/list/use-list.ts'
import { FaultCard } from './fault-card.tsx'

/** As many as a contract shows. */
const shownMax = 20

export const CarFaults = ({ orderId }: { readonly orderId: string }) => {
  const { items } = useList(contractsCalls.listFaultCases, {
    filter: { orderId: { eq: orderId } }, sort: [{ createdAt: 'desc' }], size: shownMax,
  })
  return <FaultCard contract={{ faultCases: [...items] }} side="seller" />
}
