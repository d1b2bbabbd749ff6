// What comes next for a transport: ask carriers, note who takes it, check the car in, hand it over, call it off.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MayAsk, OthersWork, useMayAsk } from '../../../api/may-ask.tsx'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { CheckInDialog } from '../arrivals/check-in-dialog.tsx'
import { leavesTo } from '../parts/leaves-to.ts'
import { yardTouches } from '../parts/touches.ts'
import { useOrderState } from '../parts/use-order-state.ts'
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

const useAfter = ({ put }: ActsProps, done: string) => {
  const queries = useQueryClient()
  return {
    onSuccess: (next: Transport) => {
      showToast({ tone: 'done', title: done })
      put(next)
      return forgetPaths(queries, yardTouches)
    },
    onFailure: () => void forgetPaths(queries, yardTouches),
  }
}

const useRequest = (props: ActsProps) => {
  const say = useText('yard')
  const { id } = props.transport
  const request = useCall(yardCalls.requestTransport, useAfter(props, say('requestDone')))
  return {
    request: () => request.mutate({ params: { id }, body: {} }), isPending: request.isPending, failure: request.error,
  }
}

/** Undefined as long as it is not known, and where nobody asks. */
const useIsPaid = ({ orderId }: Transport, isAsked: boolean): boolean | undefined => {
  const state = useOrderState(orderId, isAsked)
  return state === null ? undefined : leavesTo(state) === 'buyer'
}

/** The house may pay its seller with that, so it is asked once, and offered only once the car is paid. */
const HandOver = ({ isPaid, ...props }: ActsProps & { readonly isPaid: boolean }) => {
  const say = useText('yard')
  const [asking, setAsking] = useState(false)
  const { id, carNumber: plate } = props.transport
  const handOver = useCall(yardCalls.handOverTransport, useAfter(props, say('handOverDone')))
  const ask = (open: boolean) => {
    if (open) handOver.reset()
    setAsking(open)
  }
  return (
    <>
      <Button variant="primary" className="h-11!" icon="check" disabled={!isPaid} onClick={() => ask(true)}>
        {say('handOver')}
      </Button>
      <ConfirmDialog
        open={asking} onOpenChange={ask} title={say('handOverTitle', { plate })} consequence={say('handOverHappens')}
        confirmLabel={say('handOver')} onConfirm={() => handOver.mutateAsync({ params: { id }, body: {} })}
      >
        <Refused failure={handOver.error} />
      </ConfirmDialog>
    </>
  )
}

const callOf = {
  request: yardCalls.requestTransport, accept: yardCalls.acceptTransport, arrive: yardCalls.arriveTransport,
  handOver: yardCalls.handOverTransport,
} as const

/** Null where it is not under way any more. */
const nextOf = ({ state, kind }: Transport): keyof typeof callOf | null => {
  if (state === 'registered') return 'request'
  if (state === 'transportRequested') return 'accept'
  if (state !== 'transportAccepted') return null
  return kind === 'inbound' ? 'arrive' : 'handOver'
}

export const TransportActs = (props: ActsProps) => {
  const say = useText('yard')
  const [asking, setAsking] = useState<'accept' | 'arrive' | 'callOff' | null>(null)
  const step = useRequest(props)
  const close = () => setAsking(null)
  const may = useMayAsk()
  const next = nextOf(props.transport)
  const isPaid = useIsPaid(props.transport, next === 'handOver')
  const given = { variant: 'primary', className: 'h-11!' } as const
  if (next === null) return null
  if (!may(callOf[next])) return <OthersWork call={callOf[next]} />
  return (
    <div className="flex flex-col gap-3">
      {isPaid === false && <InlineNotice>{say('handOverNot')}</InlineNotice>}
      <div className="flex flex-wrap gap-2">
        {next === 'request' && (
          <Button {...given} icon="truck" loading={step.isPending} onClick={step.request}>{say('request')}</Button>
        )}
        {next === 'accept' && (
          <Button {...given} icon="check" onClick={() => setAsking('accept')}>{say('accept')}</Button>
        )}
        {next === 'arrive' && (
          <Button {...given} icon="check" onClick={() => setAsking('arrive')}>{say('checkIn')}</Button>
        )}
        {next === 'handOver' && <HandOver {...props} isPaid={isPaid === true} />}
        <MayAsk call={yardCalls.cancelTransport}>
          <Button className="h-11!" onClick={() => setAsking('callOff')}>{say('callOff')}</Button>
        </MayAsk>
      </div>
      <Refused failure={step.failure} />
      {asking === 'accept' && <AcceptDialog {...props} onClose={close} />}
      {asking === 'arrive' && <Arrive transport={props.transport} onClose={close} />}
      {asking === 'callOff' && <CallOff {...props} onClose={close} />}
    </div>
  )
}
