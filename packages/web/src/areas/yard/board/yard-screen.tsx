// The yard as a board: what stands where, which slots are free, and which cars are on their way.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { useSearch } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { MayAsk, useMayAsk } from '../../../api/may-ask.tsx'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useAddress } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { ExpectedCard } from '../arrivals/expected-card.tsx'
import { yardTouches } from '../parts/touches.ts'
import { type Slot, useSlots, useStays } from '../parts/use-yard.ts'
import { AddSlots } from './add-slots.tsx'
import { readBoardSearch } from './board-search.ts'
import { FoundSlots } from './found-slots.tsx'
import { SlotSheet } from './slot-sheet.tsx'
import { ZoneBoard } from './zone-board.tsx'

const useMove = (stays: ReturnType<typeof useStays>['items']) => {
  const say = useText('yard')
  const queries = useQueryClient()
  const [moving, setMoving] = useState<Slot | null>(null)
  const refresh = () => void forgetPaths(queries, yardTouches)
  const wordsFor = useFailureWords()
  const call = useCall(yardCalls.moveCheckIn, {
    onSuccess: ({ carNumber: plate, slotName }) => {
      showToast({ tone: 'done', title: say('moved', { plate, slot: slotName ?? '' }) })
      refresh()
    },
    onFailure: (failure) => {
      const isTaken = failure.facts.status === 409
      showToast({ tone: 'closing', title: isTaken ? say('moveTaken') : wordsFor(failure).title })
      refresh()
    },
  })
  const moveTo = ({ id: slotId }: Slot): void => {
    const stay = stays.find(({ id }) => id === moving?.checkInId)
    setMoving(null)
    if (stay !== undefined) call.mutate({ params: { id: stay.id }, body: { slotId, seenVersion: stay.version } })
  }
  return { moving, setMoving, moveTo }
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    {[0, 1].map((at) => <Skeleton key={at} className="h-64 rounded-lg" />)}
  </div>
)

const NoSlots = ({ onAdd }: { readonly onAdd: () => void }) => {
  const say = useText('yard')
  return (
    <Card>
      <EmptyState
        icon="grid" title={say('noSlots')} text={say('noSlotsText')}
        action={
          <MayAsk call={yardCalls.addYardSlots}>
            <Button variant="primary" icon="plus" onClick={onAdd}>{say('addSlots')}</Button>
          </MayAsk>
        }
      />
    </Card>
  )
}

/** What is to be done now: how to go about on the board, or where the car that is being moved shall stand. */
const Hint = ({ moving, onCancel }: { readonly moving: Slot | null; readonly onCancel: () => void }) => {
  const say = useText('yard')
  if (moving === null) return <p className="text-sm text-ink-faint">{say('boardHint')}</p>
  return (
    <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-10">
      <InlineNotice tone="action" urgent action={<Button onClick={onCancel}>{say('moveCancel')}</Button>}>
        {say('moving', { plate: moving.carNumber ?? '' })}
      </InlineNotice>
    </div>
  )
}

/** Of a part nobody can say what is not there. */
const isWhole = (slots: ReturnType<typeof useSlots>): boolean => slots.isWhole && slots.failure === null

const takenIn = ({ items }: ReturnType<typeof useSlots>): number =>
  items.filter(({ checkInId }) => checkInId !== null).length

export const YardScreen = (): ReactNode => {
  const say = useText('yard')
  const wordsFor = useFailureWords()
  const { search, change } = useAddress(readBoardSearch(useSearch({ from: '/framed/office/yard' })))
  const [adding, setAdding] = useState(false)
  const [slots, stays] = [useSlots(), useStays()]
  const { moving, setMoving, moveTo } = useMove(stays.items)
  const mayMove = useMayAsk()(yardCalls.moveCheckIn)
  useTitle(say('yard'))
  const free = slots.items.filter(({ checkInId, isClosed }) => checkInId === null && !isClosed)
  const open = slots.items.find(({ id }) => id === search.slot)
  const find = search.find?.replaceAll(' ', '') ?? ''
  const found = find === '' ? [] : slots.items.filter(({ carNumber }) => carNumber?.includes(find))
  const openSlot = ({ id }: Slot): void => change({ slot: id })
  const board = slots.items.length === 0
    ? <NoSlots onAdd={() => setAdding(true)} /> : (
      <ZoneBoard
        zones={slots.zones} moving={moving} mayMove={mayMove} onMoving={setMoving} onMoveTo={moveTo}
        found={(slot) => found.includes(slot)} onOpen={openSlot}
      />
    )
  return (
    <>
      <PageHeader
        title={say('yard')}
        summary={slots.isLoading ? ' ' : say('yardIntro', { taken: takenIn(slots), free: free.length })}
        actions={
          <MayAsk call={yardCalls.addYardSlots}>
            <Button icon="plus" className="max-md:h-11" onClick={() => setAdding(true)}>{say('addSlots')}</Button>
          </MayAsk>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-3 max-xl:order-last">
          <SearchField
            className="max-w-80" label={say('findCar')} labelHidden placeholder={say('findCar')}
            value={search.find ?? ''} onSearch={(next) => change({ find: next }, true)}
          />
          <FoundSlots slots={found} isNone={find !== '' && found.length === 0 && isWhole(slots)} onOpen={openSlot} />
          {mayMove && <Hint moving={moving} onCancel={() => setMoving(null)} />}
          {slots.failure !== null && slots.items.length === 0
            ? <ErrorPanel {...wordsFor(slots.failure)} onRetry={slots.retry} />
            : slots.isLoading ? <Waiting /> : board}
        </div>
        <ExpectedCard free={free} />
      </div>
      {adding && <AddSlots onClose={() => setAdding(false)} />}
      {open !== undefined && (
        <SlotSheet
          slot={open} stay={stays.items.find(({ id }) => id === open.checkInId)}
          onMove={() => {
            setMoving(open)
            change({ slot: undefined })
          }}
          onClose={() => change({ slot: undefined })}
        />
      )}
    </>
  )
}
