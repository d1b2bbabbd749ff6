// Cases of fault on the page of a seller’s car: its contract has fallen by then, and nothing else there shows them.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'

const FaultCard = later(
  async () => (await import('./fault-card.tsx')).FaultCard,
  <div aria-busy="true"><Skeleton className="h-64 rounded-lg!" /></div>,
)

/** As many as a contract shows. */
const shownMax = 20

/** Hardly any car has one: the card comes for those that do. An answer may be waited for, so silence is no answer. */
export const CarFaults = ({ orderId }: { readonly orderId: string }) => {
  const wordsFor = useFailureWords()
  const { items, failure, isLoading, retry } = useList(contractsCalls.listFaultCases, {
    filter: { orderId: { eq: orderId } }, sort: [{ createdAt: 'desc' }], size: shownMax,
  })
  if (items.length > 0) return <FaultCard contract={{ faultCases: [...items] }} side="seller" />
  return failure === null ? null : <ErrorPanel {...wordsFor(failure)} onRetry={retry} retrying={isLoading} />
}
