// Which deadline is which duty of a person, and which part of the office attends to those that are the office's.
import { contractMachines } from '@bidyard/contract/contract-kinds'
import type { DutyKind, StaffPart } from '@bidyard/contract/enums'
import { contractKind, contractStep, dutyKind } from '@bidyard/contract/enums'

interface DutyOfClock {
  readonly machine: string
  readonly duty: string
  readonly kind: DutyKind
}

const kindOf = (step: string): DutyKind | undefined => dutyKind.values.find((kind) => kind === step)

/** Everything else that has a time is the clock's alone, as the end of an auction is. */
export const personalDuties: readonly DutyOfClock[] = [
  { machine: 'amount', duty: 'pay', kind: 'payAmount' },
  { machine: 'shop-deposit', duty: 'pay', kind: 'payDeposit' },
  { machine: 'subscription', duty: 'pay', kind: 'paySubscription' },
  { machine: 'order', duty: 'draft', kind: 'completeDraft' },
  { machine: 'order', duty: 'declined', kind: 'chooseNext' },
  { machine: 'auction', duty: 'chooseCandidate', kind: 'chooseCandidate' },
  { machine: 'auction', duty: 'consult', kind: 'consult' },
  { machine: 'adjustment', duty: 'answer', kind: 'answerAdjustment' },
  { machine: 'screening', duty: 'review', kind: 'reviewPapers' },
  { machine: 'fault-case', duty: 'answer', kind: 'answerFault' },
  ...contractKind.values.flatMap((of) => contractStep.values.flatMap((duty) => {
    const kind = kindOf(duty)
    return kind === undefined ? [] : [{ machine: contractMachines[of].name, duty, kind }]
  })),
]

const screening = ['screening'] as const

/** As the acts themselves ask for it; what is not named here is attended to by those who screen. */
const attendedBy: Readonly<Partial<Record<DutyKind, readonly StaffPart[]>>> = {
  payment: ['screening', 'money'],
  deliveryScheduling: ['screening', 'yard'],
  visitCar: ['inspection'],
}

export const partsOf = (kind: DutyKind): readonly StaffPart[] => attendedBy[kind] ?? screening
