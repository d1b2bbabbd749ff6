// How the car comes to our yard: when it is fetched, how far that is, and that it stands there.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { releasedTo } from '@bidyard/contract/enums/yard'
import { mayComeIn } from '@bidyard/contract/states/order-stages'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { type Fact, KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import type { Order } from '../offer/offer-steps.ts'
import { type InYard, wayOf } from './in-yard.ts'
import { newestOf } from './newest-of.ts'

const tones: Readonly<Record<InYard, Tone>> = {
  toBring: 'neutral', seeksCarrier: 'waiting', hasCarrier: 'action', there: 'done', gone: 'neutral',
}

const shown = 20

export const YardCard = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const word = useWord()
  const format = useFormat()
  const transports = useList(yardCalls.listTransports, newestOf(order.id, shown))
  const stays = useList(yardCalls.listCheckIns, newestOf(order.id, shown))
  const { now, transport, stay } = wayOf(transports.items, stays.items)
  if (transports.isLoading || stays.isLoading || transports.failure !== null || stays.failure !== null) return null
  if (transport === undefined && !mayComeIn.includes(order.state)) return null
  const at = (time: string | null | undefined, key: string, name: string): readonly Fact[] =>
    (time === null || time === undefined ? [] : [{ key, name, value: format.dateTime(time) }])
  const arrivedAt = stay?.checkedInAt ?? transport?.arrivedAt
  const leftTo = stay?.releasedTo ?? transport?.leavesTo ?? null
  const facts = [
    ...at(arrivedAt === null || arrivedAt === undefined ? transport?.wishedAt : null, 'wished', say('yardFetchedAt')),
    ...at(transport?.acceptedAt, 'accepted', say('yardAcceptedAt')), ...at(arrivedAt, 'arrived', say('yardArrivedAt')),
    ...at(stay?.releasedAt ?? transport?.leftAt, 'left', say('yardLeftAt')),
    ...(now !== 'gone' || leftTo === null
      ? [] : [{ key: 'to', name: say('yardLeftTo'), value: word(releasedTo, leftTo) }]),
  ]
  return (
    <Card title={say('yardTitle')} actions={<Badge tone={tones[now]}>{say(`yardNow.${now}`)}</Badge>}>
      <div className="flex flex-col gap-3 pt-1">
        <p className="text-md text-ink-soft">{say(`yardText.${now}`)}</p>
        {facts.length > 0 && <KeyValueList facts={facts} />}
      </div>
    </Card>
  )
}
