// The first deadlines of whoever comes home, where there are some, and the way to all of them.
import { workCalls } from '@bidyard/contract/calls/work'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { NotCome } from '../../../ui/state/not-come.tsx'
import type { PlaceOf } from './act-places.ts'
import { DeadlineGroups } from './deadline-groups.tsx'

interface InboxCardProps {
  readonly placeOf: PlaceOf
  readonly size?: number | undefined
  /** Inside a partner's app there is no screen of all. */
  readonly hasScreen?: boolean | undefined
  /** Says that there is nothing, instead of not being there. */
  readonly always?: boolean | undefined
}

export const InboxCard = ({ placeOf, size = 5, hasScreen = true, always = false }: InboxCardProps) => {
  const say = useText('inbox')
  const { items, count, isLoading, failure } = useList(
    workCalls.listDeadlines, { sort: [{ dueAt: 'asc' }], size, count: true },
  )
  if (items.length === 0 && (!always || isLoading)) return null
  const left = typeof count === 'number' ? count - items.length : 0
  return (
    <Card
      flush
      title={say('inbox')}
      {...(left > 0 ? { note: say('moreLeft', { count: left }) } : {})}
      {...(hasScreen
        ? { actions: <LinkButton to="/inbox" variant="quiet" size="small">{say('all')}</LinkButton> } : {})}
    >
      {failure !== null && items.length === 0
        ? <div className="px-4 pb-4 md:px-5"><NotCome failure={failure} /></div>
        : items.length === 0 ? <p className="px-4 pb-4 text-md text-ink-soft md:px-5">{say('none')}</p>
          : <DeadlineGroups heading="h3" deadlines={items} placeOf={placeOf} />}
    </Card>
  )
}
