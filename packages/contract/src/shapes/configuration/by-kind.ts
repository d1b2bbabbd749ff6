// A number that each kind of contract has one of.
import { z } from 'zod'
import type { ContractKind } from '../../enums/contracts.ts'

/** Whoever adds a kind says here what holds for it in versions that were written before there was one. */
export const byKind = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ self: value, pro: value, prime: value } satisfies Readonly<Record<ContractKind, z.ZodType>>)
