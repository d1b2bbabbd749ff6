// The office reads the register of a prime car: nothing on it, or how what is on it is paid off, on paper.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { addDays, type Day, seoulDayOf } from '../../../ui/format/seoul-day.ts'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { FilesField, useSending } from '../parts/files-field.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { touchedByContracts, useAct } from '../parts/use-act.ts'

interface LienProps {
  readonly contract: Contract
  readonly onClose: () => void
}

/** What a register said a week ago says nothing of today. */
const daysBack = 7

export const ConfirmLienSheet = ({ contract: { id, contractNo }, onClose }: LienProps) => {
  const say = useText('contractDesk')
  const today = seoulDayOf(serverNow())
  const papers = useSending('document')
  const [day, setDay] = useState<Day | null>(today)
  const [seizures, setSeizures] = useState<number | null>(0)
  const [mortgages, setMortgages] = useState<number | null>(0)
  const [payoffWon, setPayoff] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.confirmLien, { done: say('lienDone'), onDone: onClose })
  const isClear = (seizures ?? 0) + (mortgages ?? 0) === 0
  const documentId = isClear ? null : papers.ids[0] ?? null
  const { given, isWrong } = noteOf(note)
  const submit = () => {
    setAsked(true)
    const isArranged = isClear || (payoffWon !== null && payoffWon > 0 && documentId !== null)
    if (day === null || seizures === null || mortgages === null || !isArranged || isWrong) return
    call.mutate({
      params: { id }, body: {
        registerOn: day, seizures, mortgages, payoffWon: isClear ? null : payoffWon, documentId, note: given ?? '',
      },
    })
  }
  return (
    <ActSheet
      title={say('lienTitle', { no: contractNo })} happens={say('lienText')} verb={say('lienVerb')}
      working={call.isPending || papers.isBusy} failure={call.error} onClose={onClose} onConfirm={submit}
    >
      <DateField
        label={say('registerOn')} value={day} first={addDays(today, -daysBack)} last={today} onValueChange={setDay}
        error={asked && day === null ? say('chooseOne') : undefined}
      />
      <div className="grid grid-cols-2 gap-2">
        <NumberField label={say('seizures')} minimum={0} maximum={1_000} value={seizures} onValueChange={setSeizures} />
        <NumberField
          label={say('mortgages')} minimum={0} maximum={1_000} value={mortgages} onValueChange={setMortgages}
        />
      </div>
      {!isClear && (
        <>
          <MoneyField
            label={say('payoff')} unit="won" value={payoffWon} onValueChange={setPayoff}
            error={asked && (payoffWon ?? 0) <= 0 ? say('payoffMissing') : undefined}
          />
          <FilesField
            sending={papers} label={say('payoffPaper')} hint={say('payoffPaperHint')} filesMax={1}
            error={asked && documentId === null ? say('payoffPaperMissing') : undefined}
          />
        </>
      )}
      <NoteField value={note} onChange={setNote} asked={asked} hint={say('lienNoteHint')} />
    </ActSheet>
  )
}

export const BlockLienDialog = ({ contract: { id }, onClose }: LienProps) => {
  const say = useText('contractDesk')
  return (
    <ActDialog
      definition={contractsCalls.blockLien}
      words={{ title: say('blockTitle'), happens: say('blockText'), verb: say('block'), done: say('blockDone') }}
      destructive touches={touchedByContracts}
      ask={(reason) => ({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

export const WithdrawLienSheet = ({ contract: { id }, onClose }: LienProps) => {
  const say = useText('contracts')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.withdrawLien, { done: say('withdrawDone'), onDone: onClose })
  const { given, isWrong } = noteOf(note)
  return (
    <ActSheet
      title={say('withdrawTitle')} happens={say('withdrawText')} verb={say('withdraw')} destructive
      working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (!isWrong) call.mutate({ params: { id }, body: { reason: given } })
      }}
    >
      <NoteField value={note} onChange={setNote} asked={asked} toOffice />
    </ActSheet>
  )
}
