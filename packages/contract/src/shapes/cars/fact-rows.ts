// Rows of facts that were asked of others or written by hand: a car's registration and its insurance history.
import { z } from 'zod'
import { factSource, lookUpOutcome } from '../../enums/car-facts.ts'
import { carNumberShape } from '../car-number.ts'
import { versionShape } from '../companies.ts'
import { authorShape, timeShape } from '../labels.ts'
import { guidePriceShape } from './guide-price.ts'
import { historyFactsShape } from './history-facts.ts'
import { registerFactsShape } from './register-facts.ts'

const row = {
  id: z.uuid(),
  orderId: z.uuid(),
  carNumber: carNumberShape.meta({
    description: 'Masked for dealers until the car is awarded to them', examples: ['12가**56'],
  }),
  source: factSource.schema,
  /** How the last asking ended; facts by hand stay when it ended badly. */
  outcome: lookUpOutcome.schema.nullable(),
  askedAt: timeShape.nullable(),
  /** Who wrote the facts, where nobody could be asked. */
  author: authorShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}

export const carRegisterShape = z.object({
  ...row,
  /** Null until they are known; dealers see no end of the chassis number before an award, and no debts. */
  facts: registerFactsShape.nullable(),
}).meta({ id: 'CarRegister' })
export type CarRegister = z.output<typeof carRegisterShape>

export const carHistoryShape = z.object({
  ...row,
  facts: historyFactsShape.nullable(),
}).meta({ id: 'CarHistory' })
export type CarHistory = z.output<typeof carHistoryShape>

export const guidePriceRowShape = z.object({
  outcome: lookUpOutcome.schema.nullable(),
  askedAt: timeShape.nullable(),
  price: guidePriceShape.nullable(),
}).meta({ id: 'CarGuidePrice' })
export type GuidePriceRow = z.output<typeof guidePriceRowShape>
