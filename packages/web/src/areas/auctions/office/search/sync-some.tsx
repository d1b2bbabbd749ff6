// Writes the rows of some auctions anew by their numbers, one or many, and tells which it could not.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByAuctions, type AuctionItem } from '../parts/auction-words.ts'
import { auctionNumbersIn, numbersMax } from './auction-numbers.ts'

type Synced = ReceivedOf<typeof auctionsCalls.syncManyAuctionSearchTables>

interface ToldProps {
  readonly synced: Synced
  readonly auctions: readonly AuctionItem[]
}

const Told = ({ synced: { written, removed, invalid }, auctions }: ToldProps) => {
  const say = useText('marketOffice')
  const numbers = auctions.filter(({ id }) => invalid.includes(id)).map(({ auctionNo }) => auctionNo)
  return (
    <InlineNotice tone={numbers.length === 0 ? 'done' : 'waiting'} urgent title={say('syncedSome')}>
      <p>{say('syncedFigures', { written: String(written), removed: String(removed) })}</p>
      {numbers.length > 0 && <p>{say('neverOpened', { numbers: numbers.join(', ') })}</p>}
    </InlineNotice>
  )
}

const useSome = (numbers: readonly string[]) => {
  const queries = useQueryClient()
  const found = useList(
    auctionsCalls.listAuctions, { filter: { auctionNo: { in: [...numbers] } }, size: numbersMax }, numbers.length > 0,
  )
  const auctions = numbers.length === 0 ? [] : found.items.filter(({ auctionNo }) => numbers.includes(auctionNo))
  const options = { onSuccess: () => void forgetPaths(queries, touchedByAuctions) }
  const one = useCall(auctionsCalls.syncOneAuctionSearchTable, options)
  const many = useCall(auctionsCalls.syncManyAuctionSearchTables, options)
  const sync = () => {
    one.reset()
    many.reset()
    const [first, ...others] = auctions
    if (first === undefined) return
    if (others.length === 0) one.mutate({ body: { auctionId: first.id } })
    else many.mutate({ body: { auctionIds: auctions.map(({ id }) => id) } })
  }
  const ofOne = one.data === undefined ? undefined : { written: 1, removed: 0, missing: [], invalid: [] }
  return {
    auctions, sync, synced: many.data ?? ofOne, failure: one.error ?? many.error,
    isWorking: one.isPending || many.isPending,
  }
}

export const SyncSome = () => {
  const say = useText('marketOffice')
  const [text, setText] = useState('')
  const numbers = auctionNumbersIn(text)
  const { auctions, sync, synced, failure, isWorking } = useSome(numbers)
  const strange = numbers.length - auctions.length
  return (
    <Card title={say('syncSome')} note={say('syncSomeNote')}>
      <div className="flex flex-col gap-4">
        <TextArea
          label={say('auctionNumbers')} placeholder="A2611-01042" rows={2} value={text}
          hint={numbers.length === 0 ? say('auctionNumbersHint')
            : say('numbersFound', { count: String(auctions.length), strange: String(strange) })}
          onChange={({ target }) => setText(target.value)}
        />
        {synced !== undefined && <Told synced={synced} auctions={auctions} />}
        <Refused failure={failure} />
        <div>
          <Button icon="refresh" disabled={auctions.length === 0} loading={isWorking} onClick={sync}>
            {auctions.length > 1 ? say('syncMany', { count: String(auctions.length) }) : say('syncOne')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
