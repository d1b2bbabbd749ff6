// Car checks as they are seen: who looked or will look at the car, when, and what came of it.
import { z } from 'zod'
import { carCheckSource } from '../../enums/car-facts.ts'
import { accidentHistory, carCheckState } from '../../enums/cars.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { addressShape, versionShape } from '../companies.ts'
import { timeShape } from '../labels.ts'
import { accidentJudgementShape } from './accident-history.ts'
import { checkRecordShape } from './check-record.ts'
import { odometerShape } from './register-facts.ts'

const carCheckRow = {
  id: z.uuid(),
  orderId: z.uuid(),
  carNumber: carNumberShape,
  state: carCheckState.schema,
  source: carCheckSource.schema,
  /** Null where sellers check their own car. */
  reservedAt: timeShape.nullable(),
  inspectorId: z.uuid().nullable(),
  startedAt: timeShape.nullable(),
  completedAt: timeShape.nullable(),
  /** Why it was called off or given up, or that nobody was there. */
  endNote: z.string().max(limits.reason).nullable(),
  accidentHistory: accidentHistory.schema.nullable(),
  odometer: odometerShape.nullable(),
  damageCount: z.int().min(0).max(100),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}
export const carCheckRowShape = z.object(carCheckRow).meta({ id: 'CarCheckRow' })

/** Dealers see the record once it is complete, and never where the car stood. */
export const carCheckShape = z.object({
  ...carCheckRow,
  inspectorName: z.string().max(limits.name).nullable(),
  place: addressShape.nullable(),
  record: checkRecordShape.nullable(),
  judgement: accidentJudgementShape.nullable(),
}).meta({ id: 'CarCheck' })
export type CarCheck = z.output<typeof carCheckShape>
