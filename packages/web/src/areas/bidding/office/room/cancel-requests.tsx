// What shops ask after a correction of this car: to have their bid cancelled; the office follows or says why not.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { biddingCancelState, type BiddingCancelState } from '@bidyard/contract/enums/bidding'
import type { BiddingCancelRequest } from '@bidyard/contract/shapes/bidding/corrections'
import { useState } from 'react'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { touchedByOffice } from '../touched.ts'

const tones: Readonly<Record<BiddingCancelState, Tone>> = {
  asked: 'waiting', lapsed: 'neutral', cancelled: 'done', declined: 'neutral',
}
const touched = [...touchedByOffice, '/bidding-cancel-requests', '/work-items'] as const

type Act = 'follow' | 'decline'
interface Asked {
  readonly act: Act
  readonly request: BiddingCancelRequest
}

const AnswerDialog = ({ act, request, onClose }: Asked & { readonly onClose: () => void }) => {
  const say = useText('awards')
  const { id, version, biddingId, biddingVersion, shopName: shop } = request
  const given = {
    words: {
      title: say(`request.${act}Title`, { shop }), happens: say(`request.${act}Happens`), verb: say(`request.${act}`),
      done: say(`request.${act}Done`),
    },
    field: { label: say('request.answer'), hint: say('request.answerHint') }, touches: touched, onClose,
  }
  if (act === 'follow')
    return (
      <ActDialog
        {...given}
        definition={biddingCalls.cancelBidding}
        destructive
        ask={(reason) => ({ params: { id: biddingId }, body: { seenVersion: biddingVersion, reason } })}
      />
    )
  return (
    <ActDialog
      {...given}
      definition={biddingCalls.declineBiddingCancel}
      ask={(reason) => ({ params: { id }, body: { seenVersion: version, reason } })}
    />
  )
}

const Row = ({ request, onAct }: {
  readonly request: BiddingCancelRequest
  readonly onAct: (act: Act) => void
}) => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  const may = useMayAsk()
  const mayAnswer = may(biddingCalls.cancelBidding) && may(biddingCalls.declineBiddingCancel)
  const { shopName, state, note, answer, createdAt, correctedAt } = request
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b lang="ko" className="min-w-0 truncate">{shopName}</b>
        <Badge tone={tones[state]}>{word(biddingCancelState, state)}</Badge>
      </span>
      <span className="figures text-sm text-ink-faint">
        {say('request.times', { asked: format.dateTime(createdAt), corrected: format.dateTime(correctedAt) })}
      </span>
      {note === null
        ? <span className="text-md text-ink-faint">{say('request.noNote')}</span>
        : <span lang="ko" className="text-md whitespace-pre-line [overflow-wrap:anywhere]">{note}</span>}
      {answer !== null && (
        <span className="text-sm whitespace-pre-line [overflow-wrap:anywhere] text-ink-soft">
          {say('request.answered')}: <span lang="ko">{answer}</span>
        </span>
      )}
      {state === 'asked' && mayAnswer && (
        <span role="group" aria-label={`${say('acts')}: ${shopName}`} className="flex flex-wrap gap-2 pt-0.5">
          <Button size="small" onClick={() => onAct('follow')}>{say('request.follow')}…</Button>
          <Button size="small" onClick={() => onAct('decline')}>{say('request.decline')}…</Button>
        </span>
      )}
    </li>
  )
}

const Requests = ({ auctionId }: { readonly auctionId: string }) => {
  const say = useText('awards')
  const [asked, setAsked] = useState<Asked | null>(null)
  const { items } = useWholeList(biddingCalls.listBiddingCancelRequests, {
    filter: { auctionId: { eq: auctionId } }, sort: [{ createdAt: 'desc' }],
  })
  if (items.length === 0) return null
  return (
    <Card title={say('request.title')} note={say('request.note')}>
      <ul aria-label={say('request.title')} className="flex flex-col divide-y divide-line">
        {items.map((request) => (
          <Row key={request.id} request={request} onAct={(act) => setAsked({ act, request })} />
        ))}
      </ul>
      {asked !== null && <AnswerDialog {...asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}

/** Nobody else in the office learns which shop asks. */
export const CancelRequests = ({ auctionId }: { readonly auctionId: string }) => {
  const may = useMayAsk()
  return may(biddingCalls.listBiddingCancelRequests) ? <Requests auctionId={auctionId} /> : null
}
