// One transport with both addresses, how far it is, and what comes next.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { province } from '@bidyard/contract/enums/shops'
import { transportKind } from '@bidyard/contract/enums/yard'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useLive } from '../../../api/live/live-context.tsx'
import { useLook } from '../../../api/use-look.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { formatAddress } from '../../../ui/format/address.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { type Step, StepRail } from '../../../ui/navigation/step-rail.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { type Fact, KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import type { Transport } from '../parts/use-yard.ts'
import { TransportActs } from './transport-acts.tsx'
import { TransportBadge } from './transport-rows.tsx'

const Facts = ({ transport }: { readonly transport: Transport }) => {
  const say = useText('yard')
  const word = useWord()
  const format = useFormat()
  const { kind, fromProvince, toProvince, from, to, wishedAt, companyName, driverName, amountWon } = transport
  const facts: readonly (Fact | null)[] = [
    { key: 'kind', name: say('kind'), value: word(transportKind, kind) },
    { key: 'route', name: say('route'), value: `${word(province, fromProvince)} → ${word(province, toProvince)}` },
    from === null ? null : { key: 'from', name: say('fromPlace'), value: <span lang="ko">{formatAddress(from)}</span> },
    to === null ? null : { key: 'to', name: say('toPlace'), value: <span lang="ko">{formatAddress(to)}</span> },
    wishedAt === null ? null : { key: 'wished', name: say('wishedAt'), value: format.dateTime(wishedAt) },
    companyName === null ? null : { key: 'carrier', name: say('carrier'), value: <span lang="ko">{companyName}</span> },
    companyName === null ? null : {
      key: 'driver', name: say('driver'),
      value: driverName === null ? say('noDriver') : <span lang="ko">{driverName}</span>,
    },
    amountWon === null ? null : { key: 'amount', name: say('amount'), value: format.won(amountWon) },
    transport.note === null ? null : { key: 'note', name: say('note'), value: <span lang="ko">{transport.note}</span> },
    transport.endNote === null ? null : {
      key: 'end', name: say('endNote'), value: <span lang="ko">{transport.endNote}</span>,
    },
  ]
  return <KeyValueList facts={facts.filter((fact) => fact !== null)} />
}

const Way = ({ transport }: { readonly transport: Transport }) => {
  const say = useText('yard')
  const format = useFormat()
  const { kind, state, requestedAt, acceptedAt, arrivedAt, leftAt } = transport
  const all = [
    { key: 'requestedAt', at: requestedAt }, { key: 'acceptedAt', at: acceptedAt },
    ...(kind === 'inbound' ? [{ key: 'arrivedAt', at: arrivedAt } as const] : []), { key: 'leftAt', at: leftAt },
  ] as const
  const next = state === 'cancelled' ? undefined : all.find(({ at }) => at === null)?.key
  const steps = all.map(({ key, at }): Step => ({
    key, title: say(key), state: at !== null ? 'done' : key === next ? 'mine' : 'ahead',
    ...(at === null ? {} : { when: format.dateTime(at) }),
  }))
  return <StepRail label={say('way')} steps={steps} upright />
}

export const TransportSheet = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const say = useText('yard')
  const wordsFor = useFailureWords()
  const { seen, failure, again, put } = useLook(yardCalls.getTransport, { params: { id } })
  useLive('transportChanged', ({ transportId }) => {
    if (transportId === id) void again()
  })
  return (
    <Sheet
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      title={seen?.carNumber ?? say('transports')}
      description={seen === undefined ? undefined : <TransportBadge transport={seen} />}
    >
      {failure !== null && <ErrorPanel {...wordsFor(failure)} onRetry={() => void again()} />}
      {seen === undefined && failure === null && <div aria-busy="true"><Skeleton className="h-80" /></div>}
      {seen !== undefined && (
        <div className="flex flex-col gap-5">
          <Way transport={seen} />
          <TransportActs transport={seen} put={(next) => put(() => next)} />
          <Facts transport={seen} />
        </div>
      )}
    </Sheet>
  )
}
