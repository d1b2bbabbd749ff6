// What stands in a slot, with what can be done about it: move, release; a free slot is closed or opened.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { mileageUnit, orderState, type OrderState } from '@bidyard/contract/enums/cars'
import { carPaper } from '@bidyard/contract/enums/yard'
import { useState } from 'react'
import { MayAsk, OthersWork, useMayAsk } from '../../../api/may-ask.tsx'
import { PrintButton } from '../../../api/prints/print-button.tsx'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { formatNumber } from '../../../ui/format/number.ts'
import { daysBetween, seoulDayOf } from '../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { ArrivalPhotos } from '../parts/arrival-photos.tsx'
import { leavesTo } from '../parts/leaves-to.ts'
import { yardTouches } from '../parts/touches.ts'
import { useOrderState } from '../parts/use-order-state.ts'
import type { Slot, Stay } from '../parts/use-yard.ts'
import { ReleaseDialog } from './release-dialog.tsx'

interface SlotSheetProps {
  readonly slot: Slot
  readonly stay: Stay | undefined
  readonly onMove: () => void
  readonly onClose: () => void
}

const CloseOrOpen = ({ slot: { id, name, isClosed, version }, onClose, onDone }: {
  readonly slot: Slot; readonly onClose: () => void; readonly onDone: () => void
}) => {
  const say = useText('yard')
  return (
    <ActDialog
      definition={yardCalls.closeYardSlot}
      touches={yardTouches}
      words={isClosed
        ? { title: say('openTitle', { slot: name }), happens: say('openHappens'), verb: say('openSlot'),
          done: say('openDone', { slot: name }) }
        : { title: say('closeTitle', { slot: name }), happens: say('closeHappens'), verb: say('closeSlot'),
          done: say('closeDone', { slot: name }) }}
      ask={(reason) => ({ params: { id }, body: { isClosed: !isClosed, reason, seenVersion: version } })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

const StayFacts = ({ stay, state }: { readonly stay: Stay; readonly state: OrderState | null }) => {
  const say = useText('yard')
  const word = useWord()
  const format = useFormat()
  const days = daysBetween(seoulDayOf(Date.parse(stay.checkedInAt)), seoulDayOf(serverNow())) + 1
  const { reading, unit } = stay.odometer
  return (
    <KeyValueList
      facts={[
        {
          key: 'at', name: say('checkedInAt'),
          value: `${format.dateTime(stay.checkedInAt)} · ${say('stayDays', { count: days })}`,
        },
        {
          key: 'km', name: say('odometer'),
          value: unit === 'Km' ? format.distance(reading) : `${formatNumber(reading)} ${word(mileageUnit, unit)}`,
        },
        { key: 'keys', name: say('keys'), value: formatNumber(stay.keyCount) },
        {
          key: 'papers', name: say('papers'),
          value: stay.papers.map((paper) => word(carPaper, paper)).join(', ') || say('none'),
        },
        ...(stay.note === null ? [] : [{ key: 'note', name: say('note'), value: <span lang="ko">{stay.note}</span> }]),
        { key: 'state', name: say('orderState'), value: word(orderState, state) },
      ]}
    />
  )
}

const Taken = ({ stay, onMove, onDone }: {
  readonly stay: Stay; readonly onMove: () => void; readonly onDone: () => void
}) => {
  const say = useText('yard')
  const [asking, setAsking] = useState(false)
  const state = useOrderState(stay.orderId)
  const to = state === null ? null : leavesTo(state)
  return (
    <div className="flex flex-col gap-4">
      <StayFacts stay={stay} state={state} />
      <ArrivalPhotos id={stay.id} />
      {state !== null && to === null && <InlineNotice>{say('releaseNot')}</InlineNotice>}
      <div className="flex flex-wrap gap-2">
        <MayAsk call={yardCalls.moveCheckIn}>
          <Button icon="rotate" className="h-11!" onClick={onMove}>{say('move')}</Button>
        </MayAsk>
        <MayAsk call={yardCalls.releaseCheckIn}>
          <Button
            variant="primary" icon="signOut" className="h-11!" disabled={to === null} onClick={() => setAsking(true)}
          >
            {say('release')}
          </Button>
        </MayAsk>
        <PrintButton
          definition={printsCalls.printYardSlip} ask={{ params: { id: stay.id }, body: {} }} label={say('printSlip')}
          className="h-11!"
        />
      </div>
      {asking && to !== null && (
        <ReleaseDialog stay={stay} to={to} onClose={() => setAsking(false)} onDone={onDone} />
      )}
    </div>
  )
}

export const SlotSheet = ({ slot, stay, onMove, onClose }: SlotSheetProps) => {
  const say = useText('yard')
  const [asking, setAsking] = useState(false)
  const mayClose = useMayAsk()(yardCalls.closeYardSlot)
  const { name, carNumber, isClosed } = slot
  const title = carNumber ?? say(isClosed ? 'slotClosed' : 'slotFree', { slot: name })
  return (
    <Sheet
      open inAddress onOpenChange={(open) => !open && onClose()} title={title}
      description={carNumber === null ? undefined : name}
    >
      {stay === undefined
        ? carNumber === null && (mayClose
          ? (
            <Button icon={isClosed ? 'check' : 'close'} className="h-11!" onClick={() => setAsking(true)}>
              {say(isClosed ? 'openSlot' : 'closeSlot')}
            </Button>
          ) : <OthersWork call={yardCalls.closeYardSlot} />)
        : <Taken stay={stay} onMove={onMove} onDone={onClose} />}
      {asking && <CloseOrOpen slot={slot} onClose={() => setAsking(false)} onDone={onClose} />}
    </Sheet>
  )
}
