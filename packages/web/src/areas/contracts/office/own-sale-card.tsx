// The office decides on a car of the house's own as its seller does: it is sold to this bidder, or not.
import { choiceCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import { salesDeclineType, type SalesDeclineType } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { hasTrait, type KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { NowFrame } from '../page/now-frame.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct } from '../parts/use-act.ts'

interface SaleProps {
  readonly kind: KindWhere<'awardedBy', 'seller'>
  readonly contract: Contract
  readonly onClose: () => void
}

const AcceptDialog = ({ kind, contract, onClose }: SaleProps) => {
  const say = useText('contractDesk')
  const call = useAct(choiceCallsOf[kind].acceptSale, { done: say('ownSaleDone') })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('ownSaleTitle')}
      consequence={say('ownSaleText')}
      confirmLabel={say('ownSale')}
      onConfirm={() => call.mutateAsync({ params: { id: contract.id }, body: {} })}
    >
      <Refused failure={call.error} />
    </ConfirmDialog>
  )
}

const DeclineSheet = ({ kind, contract, onClose }: SaleProps) => {
  const say = useText('contractDesk')
  const word = useWord()
  const [type, setType] = useState<SalesDeclineType | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(choiceCallsOf[kind].declineSale, { done: say('ownDeclineDone'), onDone: onClose })
  const { given, isWrong } = noteOf(note, type === 'etc')
  return (
    <ActSheet
      title={say('ownDecline')} happens={say('ownDeclineText')} verb={say('ownDecline')} destructive
      working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (type !== null && !isWrong) call.mutate({ params: { id: contract.id }, body: { type, note: given } })
      }}
    >
      <RadioGroup
        label={say('ownDeclineType')} value={type} onValueChange={setType}
        options={salesDeclineType.values.map((value) => ({ value, label: word(salesDeclineType, value) }))}
        error={asked && type === null ? say('chooseOne') : undefined}
      />
      <NoteField value={note} onChange={setNote} asked={asked} wanted={type === 'etc'} toOffice />
    </ActSheet>
  )
}

export const OwnSaleCard = ({ contract }: { readonly contract: Contract }) => {
  const say = useText('contractDesk')
  const format = useFormat()
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const close = () => setAsking(null)
  const { kind } = contract
  if (!hasTrait(kind, 'awardedBy', 'seller')) return null
  const given = { kind, contract, onClose: close }
  return (
    <NowFrame contract={contract} side="seller" title={say('ownSaleTitle')} text={say('ownSaleHint')}>
      <strong className="figures text-2xl font-extrabold tracking-tight">{format.price(contract.amountWon)}</strong>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button variant="primary" size="large" icon="check" onClick={() => setAsking('accept')}>
          {say('ownSale')}
        </Button>
        <Button size="large" onClick={() => setAsking('decline')}>{say('ownDecline')}…</Button>
      </div>
      {asking === 'accept' && <AcceptDialog {...given} />}
      {asking === 'decline' && <DeclineSheet {...given} />}
    </NowFrame>
  )
}
