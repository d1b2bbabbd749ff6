// How the family looks together: a list of cards as dealers will see it, and the same while it loads.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Select } from '../../ui/choice/select.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { Badge } from '../../ui/show/badge.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Countdown } from '../../ui/show/countdown.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { Part } from './part.tsx'
import { accidentTone, sampleAuctions, type SampleAuction } from './sample-auctions.ts'
import { samplePhotos } from './sample-photos.ts'

const start = Date.now()

const AuctionCard = ({ auction, photo }: { readonly auction: SampleAuction; readonly photo: string }) => {
  const say = useText('gallery')
  const format = useFormat()
  const [loved, setLoved] = useState(false)
  const { no, car, year, km, fuel, region, accident, bids, priceWon, endsAfterMs } = auction
  return (
    <Card flush>
      <div className="relative aspect-[16/9]">
        <img src={photo} alt={say(car)} className="size-full object-cover" />
        <Countdown endsAt={start + endsAfterMs} solid className="absolute top-2.5 left-2.5" />
        <IconButton
          icon="heart"
          label={say('favourite')}
          aria-pressed={loved}
          filled={loved}
          onClick={() => setLoved(!loved)}
          className={classNames(
            'always-light absolute! top-2 right-2 size-10! rounded-full! bg-white! shadow-card',
            loved ? 'text-closing!' : 'text-black!',
          )}
        />
      </div>
      <div className="flex flex-col gap-1 p-4">
        <div className="flex items-center gap-1.5">
          <Badge tone={accidentTone[accident]}>{say(accident)}</Badge>
          <Badge tone="action">{say('gradeB')}</Badge>
          <span className="figures ml-auto text-xs text-ink-faint">{no}</span>
        </div>
        <h3 className="mt-1 truncate text-base font-bold">{say(car)}</h3>
        <p className="figures truncate text-sm text-ink-soft">
          {year} · {format.distance(km)} · {say(fuel)} · {say(region)}
        </p>
        <div className="mt-2.5 flex items-end justify-between border-t border-line pt-3">
          <div className="flex flex-col">
            <span className="figures text-xs text-ink-faint">
              {say('startPrice')} · {say('bids')} {bids}
            </span>
            <span className="figures text-xl font-extrabold tracking-tight">{format.price(priceWon)}</span>
          </div>
          <Button variant="primary" icon="gavel">
            {say('bid')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const LoadingCard = () => (
  <Card flush>
    <Skeleton className="aspect-[16/9] w-full rounded-none!" />
    <div className="flex flex-col gap-1 p-4">
      <div className="flex h-6 items-center gap-1.5">
        <Skeleton className="h-6 w-14" />
        <Skeleton className="h-6 w-14" />
      </div>
      <div className="mt-1 flex h-6 items-center">
        <Skeleton className="h-4.5 w-3/5" />
      </div>
      <div className="flex h-5 items-center">
        <Skeleton className="h-3.5 w-4/5" />
      </div>
      <div className="mt-2.5 flex items-end justify-between border-t border-line pt-3">
        <div className="flex h-11.5 flex-col justify-around">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-5 w-28" />
        </div>
        <Skeleton className="h-control w-22 rounded-md!" />
      </div>
    </div>
  </Card>
)

export const CardsPart = () => {
  const say = useText('gallery')
  const [sort, setSort] = useState<'soon' | 'price' | null>('soon')
  const photos = samplePhotos()
  return (
    <Part id="cards" title={say('part.cards')}>
      <PageHeader
        inner
        title={say('auctions')}
        summary={say('auctionsSummary')}
        actions={
          <Select
            label={say('sort')}
            labelHidden
            options={[
              { value: 'soon', label: say('sortSoon') },
              { value: 'price', label: say('sortPrice') },
            ]}
            value={sort}
            onValueChange={setSort}
            className="w-44"
          />
        }
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {sampleAuctions(3).map((auction, index) => (
          <AuctionCard key={auction.no} auction={auction} photo={photos[index] ?? ''} />
        ))}
        <LoadingCard />
      </div>
    </Part>
  )
}
