// What comes next for a transport: ask carriers, note who takes it, check the car in, hand it over, call it off.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Refused } from '../../../ui/state/refused.tsx'
import { CheckInDialog } from '../arrivals/check-in-dialog.tsx'
import { yardTouches } from '../parts/touches.ts'
import { type Transport, useSlots } from '../parts/use-yard.ts'
import { AcceptDialog } from './accept-dialog.tsx'

interface ActsProps {
  readonly transport: Transport
  /** What an act answers takes the place of another look. */
  readonly put: (transport: Transport) => void
}

const Arrive = ({ transport, onClose }: { readonly transport: Transport; readonly onClose: () => void }) => {
  const slots = useSlots()
  if (slots.isLoading) return null
  const free = slots.items.filter(({ checkInId, isClosed }) => checkInId === null && !isClosed)
  return <CheckInDialog transport={transport} free={free} onClose={onClose} />
}

const CallOff = ({ transport: { id, carNumber: plate, version }, put, onClose }: ActsProps & {
  readonly onClose: () => void
}) => {
  const say = useText('yard')
  return (
    <ActDialog
      definition={yardCalls.cancelTransport}
      touches={yardTouches}
      destructive
      words={{
        title: say('callOffTitle', { plate }), happens: say('callOffHappens'), verb: say('callOff'),
        done: say('callOffDone'),
      }}
      ask={(reason) => ({ params: { id }, body: { reason, seenVersion: version } })}
      onDone={put}
      onClose={onClose}
    />
  )
}

const useStep = ({ transport: { id }, put }: ActsProps) => {
  const say = useText('yard')
  const queries = useQueryClient()
  const after = (done: string) => ({
    onSuccess: (next: Transport) => {
      showToast({ tone: 'done', title: done })
      put(next)
      return forgetPaths(queries, yardTouches)
    },
    onFailure: () => void forgetPaths(queries, yardTouches),
  })
  const request = useCall(yardCalls.requestTransport, after(say('requestDone')))
  const handOver = useCall(yardCalls.handOverTransport, after(say('handOverDone')))
  const asked = { params: { id }, body: {} }
  return {
    request: () => request.mutate(asked),
    handOver: () => handOver.mutate(asked),
    isPending: request.isPending || handOver.isPending,
    failure: request.error ?? handOver.error,
  }
}

export const TransportActs = (props: ActsProps) => {
  const { transport: { state, kind } } = props
  const say = useText('yard')
  const [asking, setAsking] = useState<'accept' | 'arrive' | 'callOff' | null>(null)
  const step = useStep(props)
  const close = () => setAsking(null)
  const isUnderWay = state === 'registered' || state === 'transportRequested' || state === 'transportAccepted'
  if (!isUnderWay) return null
  const given = { variant: 'primary', className: 'h-11!' } as const
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {state === 'registered' && (
          <Button {...given} icon="truck" loading={step.isPending} onClick={step.request}>{say('request')}</Button>
        )}
        {state === 'transportRequested' && (
          <Button {...given} icon="check" onClick={() => setAsking('accept')}>{say('accept')}</Button>
        )}
        {state === 'transportAccepted' && kind === 'inbound' && (
          <Button {...given} icon="check" onClick={() => setAsking('arrive')}>{say('checkIn')}</Button>
        )}
        {state === 'transportAccepted' && kind === 'delivery' && (
          <Button {...given} icon="check" loading={step.isPending} onClick={step.handOver}>{say('handOver')}</Button>
        )}
        <Button className="h-11!" onClick={() => setAsking('callOff')}>{say('callOff')}</Button>
      </div>
      <Refused failure={step.failure} />
      {asking === 'accept' && <AcceptDialog {...props} onClose={close} />}
      {asking === 'arrive' && <Arrive transport={props.transport} onClose={close} />}
      {asking === 'callOff' && <CallOff {...props} onClose={close} />}
    </div>
  )
}
