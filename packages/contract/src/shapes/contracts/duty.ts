// What a contract waits for now: which step, whose turn it is, and until when.
import { z } from 'zod'
import { contractStep, dutyParty } from '../../enums/contracts.ts'
import { timeShape } from '../labels.ts'

export const dutyShape = z.object({
  step: contractStep.schema,
  whose: dutyParty.schema,
  dueAt: timeShape,
  /** When it is over for good, where that is later. */
  finalAt: timeShape.nullable(),
}).meta({ id: 'ContractDuty' })
export type ContractDuty = z.output<typeof dutyShape>
