// The office says that a visit came to nothing, where its buyer does not say it: the contract ends, fault is judged.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { TradeResultFailType } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { ActSheet } from '../parts/act-sheet.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct } from '../parts/use-act.ts'
import { FailChoice } from './fail-choice.tsx'

interface FailProps {
  readonly contract: Contract
  readonly onClose: () => void
}

export const FailSheet = ({ contract: { id }, onClose }: FailProps) => {
  const say = useText('contracts')
  const [failType, setFailType] = useState<TradeResultFailType | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.submitResult, { done: say('resultFailDone'), onDone: onClose })
  const wanted = failType === 'etc'
  const { given, isWrong } = noteOf(note, wanted)
  return (
    <ActSheet
      title={say('failOpen')} happens={say('failText')} verb={say('resultFailVerb')} destructive
      working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (failType !== null && !isWrong)
          call.mutate({ params: { id }, body: { outcome: 'fail', failType, note: given } })
      }}
    >
      <FailChoice value={failType} asked={asked} onChange={setFailType} />
      <NoteField value={note} onChange={setNote} asked={asked} wanted={wanted} />
    </ActSheet>
  )
}
