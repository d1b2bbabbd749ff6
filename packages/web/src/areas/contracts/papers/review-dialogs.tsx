// Staff judges papers as they were seen: right, or sent back with what is wrong; or looks at approved ones once more.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { papersCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import { screeningRejectType, type ScreeningRejectType } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { touchedByContracts, useAct } from '../parts/use-act.ts'

interface ReviewProps {
  readonly contract: Contract
  readonly onClose: () => void
}

/** Nobody judges what was not on the screen. */
const seenOf = ({ screening }: Contract): { readonly submissionId: string | null } =>
  ({ submissionId: screening?.submissions[0]?.id ?? null })

export const ApproveDialog = ({ contract, onClose }: ReviewProps) => {
  const say = useText('contractDesk')
  const call = useAct(papersCallsOf[contract.kind].approve, { done: say('approveDone') })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('approveTitle', { no: contract.contractNo })}
      consequence={say(`approveText.${traitsOf(contract.kind).paid}`)}
      confirmLabel={say('approve')}
      onConfirm={() => call.mutateAsync({ params: { id: contract.id }, body: seenOf(contract) })}
    >
      <Refused failure={call.error} />
    </ConfirmDialog>
  )
}

export const RejectSheet = ({ contract, onClose }: ReviewProps) => {
  const say = useText('contractDesk')
  const word = useWord()
  const [type, setType] = useState<ScreeningRejectType | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(papersCallsOf[contract.kind].reject, { done: say('rejectDone'), onDone: onClose })
  const { given, isWrong } = noteOf(note, type === 'etc')
  return (
    <ActSheet
      title={say('rejectTitle', { no: contract.contractNo })} happens={say('rejectText')} verb={say('reject')}
      destructive working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (type !== null && !isWrong)
          call.mutate({ params: { id: contract.id }, body: { ...seenOf(contract), type, note: given } })
      }}
    >
      <RadioGroup
        label={say('rejectType')} value={type} onValueChange={setType}
        options={screeningRejectType.values.map((value) => ({ value, label: word(screeningRejectType, value) }))}
        error={asked && type === null ? say('chooseOne') : undefined}
      />
      <NoteField
        value={note} onChange={setNote} asked={asked} wanted={type === 'etc'} label={say('rejectNote')}
        hint={say('rejectNoteHint')}
      />
    </ActSheet>
  )
}

export const ReopenDialog = ({ contract, onClose }: ReviewProps) => {
  const say = useText('contractDesk')
  return (
    <ActDialog
      definition={contractsCalls.reopenScreening}
      words={{
        title: say('reopenTitle'), happens: say(`reopenText.${traitsOf(contract.kind).paid}`), verb: say('reopen'),
        done: say('reopenDone'),
      }}
      touches={touchedByContracts}
      ask={(reason) => ({ params: { id: contract.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
