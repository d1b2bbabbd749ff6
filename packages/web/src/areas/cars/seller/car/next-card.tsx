// What the seller does next with a car, with its button; nothing where others are at it.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { deviceTexts, readTyped } from '../draft/kept-form.ts'
import { formOf } from '../draft/offer-form.ts'
import { firstOpenStep, mayMend, type Order } from '../offer/offer-steps.ts'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { TargetButton } from '../parts/target-link.tsx'
import { useRoundFees } from '../parts/use-round-fees.ts'
import { usePhotos } from '../photos/use-photos.tsx'
import { type CarStanding, isOthers, owesLook, whyAbandoned } from './car-rail.ts'

const GoOn = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const format = useFormat()
  const place = useSellerPlace()
  const { views } = usePhotos()
  const { look } = formOf(order, readTyped(deviceTexts(), order.id))
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-waiting-soft p-4">
      <div>
        <p className="text-base font-bold text-waiting-ink">{say('goOnTitle')}</p>
        <p className="text-md text-ink">
          {order.dueAt === null ? say('goOnText') : say('goOnUntil', { day: format.date(order.dueAt) })}
        </p>
      </div>
      <TargetButton
        target={place.offer(order.id, firstOpenStep({ order, views, look }))} variant="primary" size="large" wide
      >
        {say('goOn')}
      </TargetButton>
    </div>
  )
}

const Again = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const format = useFormat()
  const queries = useQueryClient()
  const place = useSellerPlace()
  const again = useRoundFees(order.kind).find(({ feeType }) => feeType === 'retryAuctionFee')
  const call = useCall(carsCalls.retryOrder, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('retried') })
      return forgetPaths(queries, ['/orders', '/auctions'])
    },
  })
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-waiting-soft p-4">
      <div>
        <p className="text-base font-bold text-waiting-ink">{say('declinedTitle')}</p>
        <p className="text-md text-ink">
          {order.dueAt === null ? say('declinedText') : say('declinedUntil', { day: format.date(order.dueAt) })}
        </p>
        {order.mayRetry && again !== undefined && (
          <p className="figures text-md text-ink">{say('retryCosts', { won: format.won(again.won) })}</p>
        )}
      </div>
      {order.mayRetry && (
        <Button
          variant="primary" size="large" wide icon="refresh" loading={call.isPending}
          onClick={() => call.mutate({ params: { id: order.id }, body: {} })}
        >
          {say('retry', { round: order.round + 1 })}
        </Button>
      )}
      {order.mayRetry && (
        <TargetButton target={place.offer(order.id, 'terms')} size="large" wide>{say('mend.terms')}</TargetButton>
      )}
      <Refused failure={call.error} />
    </div>
  )
}

/** A check that nobody completed, or that was opened again or ended: nobody approves the listing before. */
const TellAnew = ({ order, standing }: { readonly order: Order; readonly standing: CarStanding }) => {
  const say = useText('selling')
  const place = useSellerPlace()
  const why = whyAbandoned(standing)
  return (
    <InlineNotice
      tone="waiting"
      title={say(why === null ? 'lookOpen' : 'lookEnded')}
      action={
        <TargetButton target={place.offer(order.id, 'questions')} size="small">{say('mend.questions')}</TargetButton>
      }
    >
      {why === null ? undefined : (
        <>
          <p>{say('lookEndedWhy')} <span lang="ko">{why}</span></p>
          <p>{say('lookEndedText')}</p>
        </>
      )}
    </InlineNotice>
  )
}

/** A visit and a listing that was sent back have cards of their own. */
export const NextCard = ({ order, standing }: { readonly order: Order; readonly standing: CarStanding }): ReactNode => {
  const say = useText('selling')
  if (order.state === 'draft') return <GoOn order={order} />
  if (order.state === 'declined') return <Again order={order} />
  if (mayMend(order) && owesLook(standing)) return <TellAnew order={order} standing={standing} />
  if (isOthers(standing))
    return <InlineNotice tone="done" title={say('nothingToDo')}>{say('nothingToDoText')}</InlineNotice>
  return null
}
