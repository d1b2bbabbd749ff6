// Shows a price cut to whoever may see its contract.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { read } from '../../../runtime/handler.ts'
import type { ContractParts } from '../contract-parts.ts'
import { findAdjustable } from './hold-adjustment.ts'
import { describeAdjustment } from './show-adjustment.ts'

export const getAdjustment = (parts: ContractParts) =>
  read(contractsCalls.getAdjustment, async (given) => {
    const { db, now, params } = given
    const { contract } = await findAdjustable(db, given, params.id)
    return describeAdjustment({ ...parts, db, now }, contract)
  })
