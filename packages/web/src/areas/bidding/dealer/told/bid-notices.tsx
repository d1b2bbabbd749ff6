// Tells a dealer what became of own bids, wherever in the application they are, with the way there.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { type Change, changesOf, type Known, knownOf, type Notice } from './changes-rules.ts'
import { isDeclinedHere } from './own-declines.ts'

const tones = {
  chosen: 'waiting', won: 'done', lost: 'neutral', paused: 'waiting', cancelled: 'waiting',
} as const satisfies Record<Notice, string>

/** The newest are enough: what is older was told when it was new. */
const ask = { query: { sort: [{ updatedAt: 'desc' as const }], size: 100 } }

export const BidNotices = () => {
  const say = useText('bidding')
  const navigate = useNavigate()
  const { data } = useRead(biddingCalls.listBuyerTradeProcesses, ask)
  const known = useRef<Known | null>(null)
  const tell = ({ notice, biddingId }: Change) => showToast({
    tone: tones[notice], title: say(`told.${notice}`),
    ...(notice === 'chosen' ? { text: say('told.chosenText') } : {}),
    action: { label: say('look'), onPress: () => void navigate({ to: '/bids/$id', params: { id: biddingId } }) },
  })
  useEffect(() => {
    if (data === undefined) return
    const now = knownOf(data.items)
    const changes = known.current === null ? [] : changesOf(known.current, now)
    known.current = new Map([...known.current ?? [], ...now])
    changes.filter(({ notice, biddingId }) => notice !== 'cancelled' || !isDeclinedHere(biddingId)).forEach(tell)
  })
  return null
}
