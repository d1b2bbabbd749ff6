// What is asked about a fault: the other side confirms or disputes it, and the office decides.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { faultParty, type FaultParty } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { touchedByContracts, useAct } from '../parts/use-act.ts'

interface CaseProps {
  readonly found: Contract['faultCases'][number]
  readonly onClose: () => void
}

export const AnswerSheet = ({ found, confirms, onClose }: CaseProps & { readonly confirms: boolean }) => {
  const say = useText('contracts')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.answerFaultCase, { done: say('faultAnswered'), onDone: onClose })
  const { given, isWrong } = noteOf(note, !confirms)
  return (
    <ActSheet
      title={say(confirms ? 'faultConfirm' : 'faultDispute')}
      happens={say(confirms ? 'faultConfirmText' : 'faultDisputeText')}
      verb={say(confirms ? 'faultConfirm' : 'faultDispute')} working={call.isPending} failure={call.error}
      onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (!isWrong) call.mutate({ params: { id: found.id }, body: { confirms, note: given } })
      }}
    >
      <NoteField
        value={note} onChange={setNote} asked={asked} wanted={!confirms} label={say('faultNote')}
        hint={say('faultNoteHint')}
      />
    </ActSheet>
  )
}

export const DecideFault = ({ found, onClose }: CaseProps) => {
  const say = useText('contractDesk')
  const word = useWord()
  // It cannot be taken back, so nothing is chosen beforehand.
  const [fault, setFault] = useState<FaultParty | null>(null)
  return (
    <ActDialog
      definition={contractsCalls.decideFaultCase}
      words={{
        title: say('decideFault'), happens: say('decideFaultText'), verb: say('decideFaultVerb'),
        done: say('decideFaultDone'),
      }}
      touches={touchedByContracts}
      field={{ label: say('reason'), hint: say('reasonTold') }}
      disabled={fault === null}
      ask={(reason) => ({
        params: { id: found.id }, body: { seenVersion: found.version, fault: fault ?? 'nobody', reason },
      })}
      onClose={onClose}
    >
      <RadioGroup
        label={say('whoseFault')} value={fault} onValueChange={setFault}
        options={faultParty.values.map((value) => ({ value, label: word(faultParty, value) }))}
      />
    </ActDialog>
  )
}
