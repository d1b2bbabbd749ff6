// Reserves an inspector's visit to the car of an order, from its page.
import { Suspense } from 'react'
import { useToday } from '../../../../ui/date/use-today.ts'
import { ReserveDialog } from '../../inspector/days/reserve-dialog.tsx'

interface ReserveVisitProps {
  readonly orderId: string
  readonly onClose: () => void
}

export const ReserveVisit = ({ orderId, onClose }: ReserveVisitProps) => {
  const today = useToday()
  return (
    // Its words are an inspector's and may have to come first; the page behind stays meanwhile.
    <Suspense fallback={null}>
      <ReserveDialog day={today} today={today} order={orderId} onClose={onClose} />
    </Suspense>
  )
}
