// What is asked about the inspector's visit: a day and a time for it, or why it is called off.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { TimeSlots } from '../../../../ui/date/time-slots.tsx'
import { useToday } from '../../../../ui/date/use-today.ts'
import { addDays, type Day } from '../../../../ui/format/seoul-day.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import type { Order } from '../offer/offer-steps.ts'
import type { CheckRow } from './car-rail.ts'

/** When somebody comes: working hours, from tomorrow on, for two weeks. */
const hours = { from: '09:00', until: '18:00', everyMinutes: 30 } as const
const daysAhead = 14
const touched = ['/car-checks', '/orders', '/auctions']

export const ReserveSheet = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const say = useText('selling')
  const queries = useQueryClient()
  const today = useToday()
  const [day, setDay] = useState<Day | null>(null)
  const [time, setTime] = useState<string | null>(null)
  const call = useCall(carsCalls.reserveCarCheck, {
    onSuccess: async () => {
      await forgetPaths(queries, touched)
      onClose()
    },
  })
  const reserve = () => {
    if (day === null || time === null) return
    const reservedAt = new Date(`${day}T${time}:00+09:00`).toISOString()
    call.mutate({ body: { orderId: order.id, source: 'inspector', reservedAt, inspectorId: null, place: null } })
  }
  return (
    <Sheet
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('visitReserve')}
      description={order.address === null ? undefined : say('visitAt', { road: order.address.road })}
      footer={
        <Button
          variant="primary" size="large" disabled={day === null || time === null} loading={call.isPending}
          onClick={reserve}
        >
          {say('visitConfirm')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <DateField
          label={say('visitDay')} value={day} onValueChange={setDay} first={addDays(today, 1)}
          last={addDays(today, daysAhead)}
        />
        {day !== null && <TimeSlots label={say('visitTime')} {...hours} value={time} onValueChange={setTime} />}
        <Refused failure={call.error} />
      </div>
    </Sheet>
  )
}

export const CallOff = ({ check, onClose }: { readonly check: CheckRow; readonly onClose: () => void }) => {
  const say = useText('selling')
  return (
    <ActDialog
      definition={carsCalls.callOffCarCheck}
      words={{
        title: say('visitCallOffTitle'), happens: say('visitCallOffText'), verb: say('visitCallOff'),
        done: say('visitCalledOff'),
      }}
      field={{ label: say('whyReason'), hint: say('whyReasonHint') }}
      ask={(reason) => ({ params: { id: check.id }, body: { reason } })}
      touches={touched}
      destructive
      onClose={onClose}
    />
  )
}
