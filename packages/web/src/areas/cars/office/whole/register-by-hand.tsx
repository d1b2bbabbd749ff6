// Writes a registration by hand, over what was known of it before.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { Suspense } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ByHandSheet } from '../../seller/facts/by-hand-sheet.tsx'

interface RegisterByHandProps {
  readonly order: Order
  readonly onClose: () => void
}

export const RegisterByHand = ({ order, onClose }: RegisterByHandProps) => {
  const { registerId } = order
  const { data } = useRead(
    carsCalls.getCarRegister, { params: { id: registerId ?? '' } }, { enabled: registerId !== null },
  )
  if (registerId !== null && data?.id !== registerId) return null
  return (
    // Its words are a seller's and may have to come first; the page behind stays meanwhile.
    <Suspense fallback={null}>
      <ByHandSheet order={order} known={data?.facts ?? null} onClose={onClose} />
    </Suspense>
  )
}
