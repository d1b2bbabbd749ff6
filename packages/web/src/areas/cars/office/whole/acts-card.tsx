// What the office may do about an order in its state; each act is one row.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { type Asked as AskedCall, OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { Missing } from '../parts/missing.tsx'
import { newestOf } from '../parts/newest-of.ts'
import { touchedByCars } from '../parts/touched.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { FillIn } from './fill-in.tsx'
import { HistoryByHand } from './history-by-hand.tsx'
import { LaterPhotos } from './later-photos.tsx'
import { type Act, actsFor } from './order-acts.ts'
import { RegisterByHand } from './register-by-hand.tsx'
import { ReserveVisit } from './reserve-visit.tsx'

const callOf: Readonly<Record<Act, AskedCall>> = {
  fillIn: carsCalls.changeOrder, lookUp: carsCalls.lookUpCar, registerByHand: carsCalls.writeCarRegister,
  historyByHand: carsCalls.writeCarHistory, photos: carsCalls.addCarPhotos, confirm: carsCalls.confirmOrder,
  reserve: carsCalls.reserveCarCheck, prepare: auctionsCalls.prepareAuction, retry: carsCalls.retryOrder,
  cancel: carsCalls.cancelOrder,
}

/** Done at once: nothing is lost by them. */
const useAtOnce = ({ id }: Order) => {
  const say = useText('carOffice')
  const queries = useQueryClient()
  const after = (title: string) => ({
    onSuccess: () => {
      showToast({ tone: 'done', title })
      return forgetPaths(queries, touchedByCars)
    },
    onFailure: () => forgetPaths(queries, touchedByCars),
  })
  const lookUp = useCall(carsCalls.lookUpCar, after(say('lookUpDone')))
  const prepare = useCall(auctionsCalls.prepareAuction, after(say('prepareDone')))
  const retry = useCall(carsCalls.retryOrder, after(say('retryDone')))
  return {
    ask: (act: Act) => {
      if (act === 'lookUp') lookUp.mutate({ params: { id }, body: {} })
      if (act === 'prepare') prepare.mutate({ params: { id } })
      if (act === 'retry') retry.mutate({ params: { id }, body: {} })
    },
    working: {
      lookUp: lookUp.isPending, prepare: prepare.isPending, retry: retry.isPending,
    } as Partial<Record<Act, boolean>>,
    failure: lookUp.error ?? prepare.error ?? retry.error,
  }
}

interface AskedProps {
  readonly order: Order
  readonly act: Exclude<Act, 'photos'>
  readonly onClose: () => void
}

const Asked = ({ order, act, onClose }: AskedProps) => {
  const say = useText('carOffice')
  if (act === 'fillIn') return <FillIn order={order} onClose={onClose} />
  if (act === 'confirm') return <ConfirmOrder order={order} onClose={onClose} />
  if (act === 'registerByHand') return <RegisterByHand order={order} onClose={onClose} />
  if (act === 'reserve') return <ReserveVisit orderId={order.id} onClose={onClose} />
  if (act === 'historyByHand') return <HistoryByHand order={order} onClose={onClose} />
  return (
    <ActDialog
      definition={carsCalls.cancelOrder}
      words={{
        title: say('cancelTitle', { plate: order.carNumber }), happens: say('cancelHappens'), verb: say('cancelVerb'),
        done: say('cancelDone'),
      }}
      destructive
      field={{ label: say('reasonShown'), hint: say('reasonShownHint') }}
      touches={touchedByCars}
      ask={(reason) => ({ params: { id: order.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

const useAuctionsOf = (orderId: string) => {
  const { items, isLoading, failure } = useList(auctionsCalls.listAuctions, newestOf(orderId))
  return isLoading || failure !== null ? undefined : items
}

const atOnce: readonly Act[] = ['lookUp', 'prepare', 'retry']

export const ActsCard = ({ order }: { readonly order: Order }) => {
  const say = useText('carOffice')
  const [asked, setAsked] = useState<Act | null>(null)
  const { ask, working, failure } = useAtOnce(order)
  const mayAsk = useMayAsk()
  const open = actsFor(order, useAuctionsOf(order.id))
  const mine = open.filter((act) => mayAsk(callOf[act]))
  const close = () => setAsked(null)
  const [others] = mine.length === 0 ? open : []
  return (
    <Card title={say('acts')}>
      {others !== undefined && <OthersWork call={callOf[others]} />}
      {open.length === 0 && <p className="text-md text-ink-soft">{say('noActs')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {mine.map((act) => (
          <li key={act} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <span className="text-md text-ink-soft">{say(`${act}Short`)}</span>
            <Button
              size="small"
              variant={act === 'confirm' ? 'primary' : undefined}
              loading={working[act] ?? false}
              onClick={() => (atOnce.includes(act) ? ask(act) : setAsked(act))}
            >
              {say(`${act}Verb`)}{atOnce.includes(act) ? '' : '…'}
            </Button>
          </li>
        ))}
      </ul>
      {failure !== null && <div className="pt-3"><Missing failure={failure} /></div>}
      {asked !== null && asked !== 'photos' && <Asked order={order} act={asked} onClose={close} />}
      <LaterPhotos order={order} open={asked === 'photos'} onClose={close} />
    </Card>
  )
}
