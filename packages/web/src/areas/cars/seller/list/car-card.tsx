// One car in a list: its picture, its plate, how it stands, and what is next.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderState } from '@bidyard/contract/enums/cars'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { modelNames } from '../facts/use-facts.ts'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { TargetLink } from '../parts/target-link.tsx'
import { pictureOf } from '../photos/photo-pictures.ts'
import { SilhouetteDrawing } from '../photos/silhouette.tsx'
import { isOver as isOverIn, type OrderRow, stateTones } from './what-next.ts'

const coverLook = classNames(
  'flex h-18 w-24 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-ink-faint',
)

/** Only the picture fades when all is over: words stay readable. */
const Cover = ({ photoId, isOver }: { readonly photoId: string | null; readonly isOver: boolean }) => {
  const { data } = useRead(
    carsCalls.getCarPhoto, { params: { id: photoId ?? '' }, query: {} }, { enabled: photoId !== null },
  )
  const address = photoId === null || data === undefined ? undefined : pictureOf(data, 'small')
  return (
    <span className={classNames(coverLook, isOver && 'opacity-60')}>
      {address === undefined
        ? <SilhouetteDrawing view="left" className="w-4/5 opacity-60" />
        : <img src={address} alt="" loading="lazy" className="size-full object-cover" />}
    </span>
  )
}

/** Steps of the buyer ask something of the seller as well: an answer to a price cut, whether the money has come. */
const askedWithin = ['tradeResult', 'payment'] as const

const nextWordOf = ({ contractStep, isSellersTurn, isSentBack, state }: OrderRow) => {
  const isToBeLookedAt = isSellersTurn && (state === 'confirmed' || state === 'retryAuction')
  if (contractStep === null)
    return isSentBack ? 'sentBackTitle' : isToBeLookedAt ? 'next.look' : `next.${state}` as const
  const asked = isSellersTurn ? askedWithin.find((step) => step === contractStep) : undefined
  return asked === undefined ? `deal.${contractStep}` as const : `yourDeal.${asked}` as const
}

export const CarCard = ({ order }: { readonly order: OrderRow }) => {
  const say = useText('selling')
  const word = useWord()
  const format = useFormat()
  const place = useSellerPlace()
  const { state, model, dueAt, isSellersTurn, contractStep } = order
  return (
    <TargetLink
      target={place.car(order.id)}
      className={classNames(
        'flex items-center gap-3.5 rounded-lg border border-line bg-surface p-3 shadow-card transition-colors',
        'hover:border-line-strong hover:bg-hover',
      )}
    >
      <Cover photoId={order.coverPhotoId} isOver={isOverIn(state)} />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="figures font-bold">{order.carNumber}</span>
          <Badge tone={stateTones[state]}>{word(orderState, state)}</Badge>
        </span>
        <span lang="ko" className="text-md [overflow-wrap:anywhere] text-ink-soft">
          {model === null ? order.orderNo : modelNames(model)}
        </span>
        <span className={classNames('text-sm', isSellersTurn ? 'font-semibold text-waiting-ink' : 'text-ink-faint')}>
          {say(nextWordOf(order))}
          {contractStep !== null && isSellersTurn && ` · ${say('you')}`}
          {dueAt !== null && ` · ${say('until', { day: format.date(dueAt) })}`}
        </span>
      </span>
      <Icon name="chevronRight" className="text-ink-faint" />
    </TargetLink>
  )
}
