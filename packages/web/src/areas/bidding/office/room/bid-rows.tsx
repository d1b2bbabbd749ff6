// Bids for the office, each with whose it is and how it stands, and pause, resume, cancel with a reason.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { biddingPauseCause, biddingState } from '@bidyard/contract/enums/bidding'
import { shopGrade } from '@bidyard/contract/enums/shops'
import type { Bidding } from '@bidyard/contract/shapes/bidding/biddings'
import { useState } from 'react'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { biddingTones } from '../../parts/bidding-tones.ts'
import { touchedByOffice } from '../touched.ts'

const acts = {
  pause: biddingCalls.pauseBidding, resume: biddingCalls.resumeBidding, cancelBid: biddingCalls.cancelBidding,
} as const
type Act = keyof typeof acts

/** What is reserved or awarded goes its way through its contract. */
const actsFor = ({ state, pauseCauses }: Bidding): readonly Act[] => {
  if (state === 'bidding') return ['pause', 'cancelBid']
  if (state !== 'biddingPaused') return []
  return pauseCauses.includes('staff') ? ['resume', 'cancelBid'] : ['cancelBid']
}

interface Asked {
  readonly act: Act
  readonly bidding: Bidding
}

interface BidActDialogProps extends Asked {
  readonly onClose: () => void
  readonly onDone: ((received: Bidding) => void) | undefined
}

const BidActDialog = ({ act, bidding, onClose, onDone }: BidActDialogProps) => {
  const say = useText('awards')
  const shop = bidding.shop.shopName ?? '–'
  return (
    <ActDialog
      definition={acts[act]}
      words={{
        title: say(`${act}Title`, { shop }), happens: say(`${act}Happens`), verb: say(act), done: say(`${act}Done`),
      }}
      destructive={act === 'cancelBid'}
      touches={touchedByOffice}
      ask={(reason) => ({ params: { id: bidding.id }, body: { seenVersion: bidding.version, reason } })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

const Row = ({ bidding, onAct }: { readonly bidding: Bidding; readonly onAct: (act: Act) => void }) => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  const may = useMayAsk()
  const open = actsFor(bidding).filter((act) => may(acts[act]))
  const { shop, state, amountWon, bidAt, pauseCauses, note } = bidding
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex min-w-0 items-center gap-2">
          <b lang="ko" className="truncate">{shop.shopName ?? '–'}</b>
          <span className="text-sm text-ink-faint">{word(shopGrade, shop.grade)}</span>
        </span>
        <Badge tone={biddingTones[state]}>{word(biddingState, state)}</Badge>
      </span>
      <span className="figures flex flex-wrap items-baseline gap-x-3 text-md">
        <b className={amountWon === null ? 'font-normal text-ink-faint' : ''}>
          {amountWon === null ? say('amountSealed') : format.price(amountWon)}
        </b>
        {bidAt !== null && <span className="text-sm text-ink-faint">{format.dateTime(bidAt)}</span>}
      </span>
      {(pauseCauses.length > 0 || note !== null) && (
        <span className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
          {pauseCauses.map((cause) => <Badge key={cause} tone="waiting">{word(biddingPauseCause, cause)}</Badge>)}
          <span lang="ko">{note}</span>
        </span>
      )}
      {open.length > 0 && (
        <span role="group" aria-label={`${say('acts')}: ${shop.shopName ?? ''}`} className="flex gap-2">
          {open.map((act) => (
            <Button key={act} size="small" onClick={() => onAct(act)}>{say(act)}…</Button>
          ))}
        </span>
      )}
    </li>
  )
}

export const BidRows = ({ biddings, onDone }: {
  readonly biddings: readonly Bidding[]
  /** With the bid as it stands after an act. */
  readonly onDone?: (received: Bidding) => void
}) => {
  const say = useText('awards')
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <ul aria-label={say('bidList')} className="flex flex-col divide-y divide-line">
        {biddings.map((bidding) => (
          <Row key={bidding.id} bidding={bidding} onAct={(act) => setAsked({ act, bidding })} />
        ))}
      </ul>
      {asked !== null && <BidActDialog {...asked} onClose={() => setAsked(null)} onDone={onDone} />}
    </>
  )
}
