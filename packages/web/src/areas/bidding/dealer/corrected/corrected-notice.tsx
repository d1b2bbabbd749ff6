// Tells a dealer that the car was corrected after the own bid, lets them ask to have it cancelled, and what came of it.
import type { BiddingState } from '@bidyard/contract/enums/bidding'
import type { BidCorrection } from '@bidyard/contract/shapes/bidding/corrections'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { whenAsked } from '../../../../ui/later.tsx'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { correctedWord } from './corrected-rules.ts'

const AskDialog = whenAsked(async () => (await import('./ask-dialog.tsx')).AskDialog)

interface CorrectedProps {
  readonly correction: BidCorrection
  /** Its auction takes bids, and it is neither cancelled nor chosen. */
  readonly isOpen: boolean
  readonly state: BiddingState
}

const tones = { corrected: 'waiting', asked: 'action', declined: 'neutral' } as const satisfies Record<string, Tone>

export const CorrectedNotice = ({ biddingId, correction, isOpen, state }: CorrectedProps & {
  readonly biddingId: string
}) => {
  const say = useText('corrected')
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const { correctedAt, cancelRequest } = correction
  const answer = cancelRequest?.answer ?? null
  const requestedAt = cancelRequest?.requestedAt ?? correctedAt
  const word = correctedWord(correction, isOpen, state)
  if (word === null) return null
  if (word === 'lapsedRaised' || word === 'lapsedEnded')
    return <InlineNotice title={say('lapsed')}>{say(word)}</InlineNotice>
  return (
    <InlineNotice
      tone={tones[word]}
      title={say(word)}
      action={word === 'corrected' && (
        <Button size="small" className="bg-surface" onClick={() => setAsking(true)}>{say('ask')}…</Button>
      )}
    >
      {word === 'corrected' && <p>{say('correctedText', { time: format.dateTime(correctedAt) })}</p>}
      {word === 'asked' && <p>{say('askedText', { time: format.dateTime(requestedAt) })}</p>}
      {word === 'declined' && isOpen && <p>{say('declinedText')}</p>}
      {answer !== null && (
        <p className="[overflow-wrap:anywhere] text-ink-soft">{say('answer')}: <span lang="ko">{answer}</span></p>
      )}
      {asking && <AskDialog biddingId={biddingId} onClose={() => setAsking(false)} />}
    </InlineNotice>
  )
}

/** In a list only while something may still become of it. */
export const CorrectedBadge = ({ correction, isOpen, state }: CorrectedProps) => {
  const say = useText('corrected')
  const word = correctedWord(correction, isOpen, state)
  if (!isOpen || (word !== 'corrected' && word !== 'asked' && word !== 'declined')) return null
  return <Badge tone={tones[word]}>{say(`badge.${word}`)}</Badge>
}
