// The car of a session: how it stands, or how to begin; former offers of it stand below.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { forgetAnswers } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { StepRail } from '../../../../ui/navigation/step-rail.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { useGo } from '../parts/target-link.tsx'
import { CarCard } from './car-card.tsx'
import { isOver } from './what-next.ts'

const ahead = ['request', 'check', 'auction', 'choice', 'contract'] as const

const Begin = ({ carNo }: { readonly carNo: string }) => {
  const say = useText('selling')
  const place = useSellerPlace()
  const go = useGo()
  const queries = useQueryClient()
  const draft = useCall(carsCalls.draftOrder, {
    onSuccess: ({ id }) => {
      void forgetAnswers(queries, carsCalls.listOrders)
      go(place.offer(id, 'facts'))
    },
    // On another device of theirs it was begun already.
    onFailure: ({ facts }) => facts.status === 409 && forgetAnswers(queries, carsCalls.listOrders),
  })
  return (
    <Card title={say('beginTitle')}>
      <div className="flex flex-col gap-5 pt-1">
        <p className="-mt-1 text-md text-ink-soft">{say('beginText')}</p>
        <Button
          variant="primary" size="large" wide icon="car" loading={draft.isPending}
          onClick={() => draft.mutate({ body: { carNumber: carNo, exhibitId: null } })}
        >
          {say('begin')}
        </Button>
        <Refused failure={draft.error} />
        <StepRail
          upright
          label={say('howTitle')}
          steps={ahead.map((key) => ({
            key, title: say(`rail.${key}`), state: 'ahead' as const, note: say(`railNote.${key}`),
          }))}
        />
      </div>
    </Card>
  )
}

export const VisitCars = () => {
  const say = useText('selling')
  const wordsFor = useFailureWords()
  const { exhibit } = useSellerPlace()
  const list = useList(carsCalls.listOrders, { sort: [{ createdAt: 'desc' }], size: 20 })
  if (list.failure !== null && list.items.length === 0)
    return <ErrorPanel {...wordsFor(list.failure)} onRetry={list.retry} />
  if (list.isLoading) return <div aria-busy="true"><Skeleton className="h-110 rounded-lg" /></div>
  const live = list.items.filter(({ state }) => !isOver(state))
  const over = list.items.filter(({ state }) => isOver(state))
  // It is somebody else's now: there is nothing more to offer.
  const isSold = live.length === 0 && over[0]?.state === 'completed'
  return (
    <div className="flex flex-col gap-5">
      {isSold && <InlineNotice tone="done" title={say('soldTitle')}>{say('soldText')}</InlineNotice>}
      {live.length === 0 && !isSold && exhibit !== null && <Begin carNo={exhibit.carNo} />}
      {live.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-base font-bold">{say('myCar')}</h2>
          {live.map((order) => <CarCard key={order.id} order={order} />)}
        </section>
      )}
      {over.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-base font-bold">{say('formerOffers')}</h2>
          {over.map((order) => <CarCard key={order.id} order={order} />)}
        </section>
      )}
    </div>
  )
}
