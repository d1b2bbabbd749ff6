// The office's hand on one contract: more time, a price put right, paid by hand or refunded, each with a reason.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { byHandCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import { contractCancelType, type ContractCancelType } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { wantsSecondPerson } from '@bidyard/contract/shapes/contracts/price-cut'
import type { KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { DateField } from '../../../ui/date/date-field.tsx'
import { momentAt, slotTimes } from '../../../ui/date/slot-times.ts'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { addDays, type Day, seoulDayOf } from '../../../ui/format/seoul-day.ts'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { NextChoice } from '../parts/next-choice.tsx'
import type { AfterRefund } from '../parts/next-rules.ts'
import { touchedByContracts } from '../parts/use-act.ts'

export interface DeskProps {
  readonly contract: Contract
  readonly onClose: () => void
}

const times = slotTimes('08:00', '22:30', 30)
const daysMax = 60

export const ExtendDialog = ({ contract: { id, version, duty }, onClose }: DeskProps) => {
  const say = useText('contractDesk')
  const today = seoulDayOf(serverNow())
  const [day, setDay] = useState<Day | null>(() => {
    const due = duty === null ? today : seoulDayOf(new Date(duty.dueAt))
    return addDays(due < today ? today : due, 1)
  })
  const [time, setTime] = useState('18:00')
  const dueAt = day === null ? null : momentAt(day, time).toISOString()
  return (
    <ActDialog
      definition={contractsCalls.extendContractDeadline}
      words={{ title: say('extendTitle'), happens: say('extendText'), verb: say('extend'), done: say('extendDone') }}
      field={{ label: say('reason'), hint: say('reasonKept') }}
      touches={touchedByContracts}
      disabled={dueAt === null}
      ask={(reason) => ({ params: { id }, body: { seenVersion: version, dueAt: dueAt ?? '', reason } })}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-2">
        <DateField
          label={say('newDay')} value={day} first={today} last={addDays(today, daysMax)} onValueChange={setDay}
        />
        <Select
          label={say('newTime')} value={time} options={times.map((value) => ({ value, label: value }))}
          onValueChange={(next) => next !== null && setTime(next)}
        />
      </div>
    </ActDialog>
  )
}

export const CorrectPriceDialog = ({ contract: { id, version, priceWon, amountWon }, onClose }: DeskProps) => {
  const say = useText('contractDesk')
  const [won, setWon] = useState<number | null>(priceWon ?? amountWon)
  const isForTwo = won !== null && won < (priceWon ?? amountWon) && wantsSecondPerson(amountWon, amountWon - won)
  return (
    <ActDialog
      definition={contractsCalls.correctContractPrice}
      words={{
        title: say('correctTitle'), happens: say('correctText'), verb: say('correct'),
        done: say(isForTwo ? 'proposed' : 'correctDone'),
      }}
      touches={touchedByContracts}
      disabled={won === null || won <= 0 || won > amountWon}
      ask={(reason) => ({ params: { id }, body: { seenVersion: version, priceWon: won ?? 0, reason } })}
      onClose={onClose}
    >
      <MoneyField
        label={say('newPrice')} unit="won" value={won} onValueChange={setWon}
        error={won !== null && won > amountWon ? say('newPriceTooHigh') : undefined}
      />
    </ActDialog>
  )
}

export const ByHandDialog = ({ kind, contract: { id }, onClose }: DeskProps & {
  readonly kind: KindWhere<'paid', 'throughHouse'>
}) => {
  const say = useText('contractDesk')
  return (
    <ActDialog
      definition={byHandCallsOf[kind].complete}
      words={{ title: say('byHandTitle'), happens: say('byHandText'), verb: say('byHand'), done: say('proposed') }}
      touches={touchedByContracts}
      ask={(reason) => ({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

export const RefundDialog = ({ contract: { id, auctionId, version }, onClose }: DeskProps) => {
  const say = useText('contractDesk')
  const word = useWord()
  const [type, setType] = useState<ContractCancelType>('sellerRequest')
  const [next, setNext] = useState<AfterRefund>('decline')
  const [refundsFee, setRefundsFee] = useState(true)
  return (
    <ActDialog
      definition={contractsCalls.refundContract}
      words={{ title: say('refundTitle'), happens: say('refundText'), verb: say('refund'), done: say('proposed') }}
      destructive
      touches={touchedByContracts}
      ask={(reason) => ({ params: { id }, body: { seenVersion: version, type, next, refundsFee, reason } })}
      onClose={onClose}
    >
      <Select
        label={say('cancelType')} value={type} onValueChange={(value) => value !== null && setType(value)}
        options={contractCancelType.values.map((value) => ({ value, label: word(contractCancelType, value) }))}
      />
      <NextChoice auctionId={auctionId} value={next} onChange={setNext} />
      <Checkbox label={say('refundsFee')} checked={refundsFee} onCheckedChange={setRefundsFee} />
    </ActDialog>
  )
}
