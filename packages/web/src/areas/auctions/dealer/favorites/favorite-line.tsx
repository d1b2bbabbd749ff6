// A favourite whose auction is over: what it was and when it ended, as a way to its page.
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ItemOf } from '@bidyard/contract/list'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { gradeOf, nameOf } from '../cards/car-words.ts'

type Favorite = ItemOf<typeof auctionsCalls.listOwnAuctionFavorites>

export const FavoriteLine = ({ favorite: { auction } }: { readonly favorite: Favorite }) => {
  const say = useText('market')
  const format = useFormat()
  const { id, auctionNo, model, modelYear, endsAt, state } = auction
  return (
    <Link
      to="/auctions/$id"
      params={{ id }}
      className={classNames(
        'flex items-center gap-3 rounded-lg border border-line bg-surface p-4 shadow-card hover:bg-hover',
      )}
    >
      <Badge>{say(state === 'cancelled' ? 'cancelled' : 'ended')}</Badge>
      <span className="flex min-w-0 flex-1 flex-col">
        <span lang="ko" className="truncate font-bold">{model === null ? auctionNo : nameOf(model)}</span>
        <span className="figures flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {model !== null && <span lang="ko">{gradeOf(model)}</span>}
          {modelYear !== null && <span>{say('yearOf', { year: modelYear })}</span>}
          <span className="text-ink-faint">{auctionNo}</span>
        </span>
      </span>
      {endsAt !== null && (
        <span className="figures text-sm text-ink-faint max-sm:hidden">
          {say('endedAt', { time: format.dateTime(endsAt) })}
        </span>
      )}
      <Icon name="chevronRight" className="text-ink-faint" />
    </Link>
  )
}
