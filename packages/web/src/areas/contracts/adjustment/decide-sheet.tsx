// Staff decides a price cut that is disputed, or that a silent seller let lie: what of each open line holds, and why.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { tradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ActSheet } from '../parts/act-sheet.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct } from '../parts/use-act.ts'
import type { Adjustment } from './use-adjustment.ts'

interface DecideProps {
  readonly adjustment: Adjustment
  readonly onClose: () => void
}

export const DecideSheet = ({ adjustment: { biddingId, lines }, onClose }: DecideProps) => {
  const say = useText('contractDesk')
  const word = useWord()
  const format = useFormat()
  const open = lines.filter(({ answer }) => answer !== 'agreed')
  const [allowed, setAllowed] = useState<Readonly<Record<string, number | null>>>({})
  const [isUnfair, setUnfair] = useState(false)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.decideAdjustment, { done: say('decideCutDone'), onDone: onClose })
  const { given, isWrong } = noteOf(reason, true)
  const decisions = open.flatMap(({ id, amountWon }) => {
    const won = allowed[id] ?? null
    return won === null || won > amountWon ? [] : [{ lineId: id, allowedWon: won, note: null }]
  })
  const submit = () => {
    setAsked(true)
    if (isWrong || given === null || decisions.length < open.length) return
    call.mutate({ params: { id: biddingId }, body: { decisions, isUnfair, reason: given } })
  }
  return (
    <ActSheet
      title={say('decideCut')} happens={say('decideCutText')} verb={say('decideCutVerb')} working={call.isPending}
      failure={call.error} onClose={onClose} onConfirm={submit}
    >
      {open.map(({ id, kind, amountWon }) => {
        const won = allowed[id] ?? null
        const isMissing = won === null || won > amountWon
        return (
          <MoneyField
            key={id} unit="won" value={won} onValueChange={(next) => setAllowed((all) => ({ ...all, [id]: next }))}
            label={say('decideLine', { name: word(tradeAdjustmentLineItemKind, kind), won: format.won(amountWon) })}
            error={asked && isMissing ? say('decideLineWrong', { won: format.won(amountWon) }) : undefined}
          />
        )
      })}
      <Checkbox
        label={say('decideUnfair')} note={say('decideUnfairNote')} checked={isUnfair} onCheckedChange={setUnfair}
      />
      <NoteField
        wanted value={reason} onChange={setReason} asked={asked} label={say('reason')} hint={say('reasonTold')}
      />
    </ActSheet>
  )
}
