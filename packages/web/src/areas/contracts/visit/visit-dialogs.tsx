// A visit that is agreed on: put off as often as it may be, or called off for good with its reason.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { tradeSchedulingCancelType, type TradeSchedulingCancelType } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import type { Side } from '../parts/contract-rules.ts'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct } from '../parts/use-act.ts'
import { isBreach, isHeard } from './cancel-rules.ts'

interface VisitProps {
  readonly contract: Contract
  readonly side: Side
  readonly onClose: () => void
}

export const DelaySheet = ({ contract: { id, scheduling }, onClose }: VisitProps) => {
  const say = useText('contracts')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.delaySchedule, { done: say('delayDone'), onDone: onClose })
  const { given, isWrong } = noteOf(note)
  const left = Math.max(0, (scheduling?.delayCountMax ?? 0) - (scheduling?.delayCount ?? 0))
  return (
    <ActSheet
      title={say('delayTitle')} happens={say('delayText', { left: Math.max(0, left - 1) })} verb={say('delay')}
      working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (!isWrong) call.mutate({ params: { id }, body: { note: given } })
      }}
    >
      <NoteField value={note} onChange={setNote} asked={asked} toOffice />
    </ActSheet>
  )
}

export const CancelVisitSheet = ({ contract: { id }, side, onClose }: VisitProps) => {
  const say = useText('contracts')
  const word = useWord()
  const [type, setType] = useState<TradeSchedulingCancelType | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.cancelSchedule, { done: say('cancelVisitDone'), onDone: onClose })
  const { given, isWrong } = noteOf(note, type === 'etc')
  return (
    <ActSheet
      title={say('cancelVisitTitle')} happens={say('cancelVisitText')} verb={say('cancelVisit')} destructive
      working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (type !== null && !isWrong) call.mutate({ params: { id }, body: { type, note: given } })
      }}
    >
      <RadioGroup
        label={say('cancelVisitType')}
        options={tradeSchedulingCancelType.values.map((value) => ({
          value, label: word(tradeSchedulingCancelType, value),
        }))}
        value={type}
        error={asked && type === null ? say('typeMissing') : undefined}
        onValueChange={setType}
      />
      {isBreach(side, type) && <InlineNotice tone="closing">{say('cancelVisitBreach')}</InlineNotice>}
      {isHeard(side, type) && <InlineNotice tone="waiting">{say('faultFollows')}</InlineNotice>}
      <NoteField
        value={note} onChange={setNote} asked={asked} wanted={type === 'etc'} toOffice={!isHeard(side, type)}
      />
    </ActSheet>
  )
}
