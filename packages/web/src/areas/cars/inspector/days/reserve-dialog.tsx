// Reserves an inspector's visit to a car: which one, when, and who goes there.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { mayComeIn } from '@bidyard/contract/states/order-stages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { useAuthContext } from '../../../../api/sign-in/use-auth-context.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { momentAt } from '../../../../ui/date/slot-times.ts'
import { TimeSlots } from '../../../../ui/date/time-slots.tsx'
import { addDays, type Day } from '../../../../ui/format/seoul-day.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useInspectors } from '../parts/use-inspectors.ts'

interface ReserveProps {
  readonly day: Day
  readonly today: Day
  /** Chosen already. */
  readonly order?: string
  readonly onClose: () => void
}

const ahead = 60

/** Sellers tell of their own cars themselves where no inspector is sent; of the house’s own cars nobody else does. */
const waitsForVisit = ({ kind, partnerId }: Pick<Order, 'kind' | 'partnerId'>): boolean =>
  partnerId === null || hasTrait(kind, 'checkedBy', 'inspector')

/** The one whose page is open may be visited whoever would tell of it. */
const useOrders = (open: string | null) => {
  const filter = { state: { in: [...mayComeIn] } }
  const { items } = useWholeList(carsCalls.listOrders, { filter, sort: [{ confirmedAt: 'desc' }] })
  return items.filter((one) => one.id === open || waitsForVisit(one)).map(({ id, carNumber, orderNo, model }) => ({
    value: id, label: carNumber, note: [orderNo, model?.model?.name].filter((one) => one !== undefined).join(' · '),
  }))
}

const useReserve = (onClose: () => void) => {
  const say = useText('checks')
  const queries = useQueryClient()
  return useCall(carsCalls.reserveCarCheck, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('reserved') })
      onClose()
      return forgetPaths(queries, ['/car-checks', '/orders'])
    },
  })
}

export const ReserveDialog = ({ day: shown, today, order, onClose }: ReserveProps) => {
  const say = useText('checks')
  const ui = useText('ui')
  const me = useAuthContext().data?.member?.id ?? null
  const [orderId, setOrderId] = useState<string | null>(order ?? null)
  const [day, setDay] = useState<Day>(shown < today ? today : shown)
  const [time, setTime] = useState<string | null>(null)
  const [inspectorId, setInspectorId] = useState<string | null>(me)
  const [orders, inspectors] = [useOrders(order ?? null), useInspectors()]
  const call = useReserve(onClose)
  const isWhole = orderId !== null && time !== null
  const reserve = (): void => {
    if (orderId === null || time === null) return
    const reservedAt = momentAt(day, time).toISOString()
    call.mutate({ body: { orderId, source: 'inspector', reservedAt, inspectorId, place: null } })
  }
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('reserveTitle')}
      description={say('reserveHappens')}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" disabled={!isWhole} loading={call.isPending} onClick={reserve}>
            {say('reserve')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Combobox
          label={say('order')} placeholder={say('findOrder')} hint={say('placeNote')} options={orders} value={orderId}
          onValueChange={setOrderId}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={say('day')} value={day} first={today} last={addDays(today, ahead)}
            onValueChange={(next) => next !== null && setDay(next)}
          />
          <Select
            label={say('inspector')} options={inspectors} value={inspectorId} emptyLabel={say('noInspector')}
            onValueChange={setInspectorId}
          />
        </div>
        <TimeSlots
          label={say('time')} from="09:00" until="20:00" everyMinutes={30} value={time} onValueChange={setTime}
          taken={(one) => momentAt(day, one).getTime() <= serverNow()}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
