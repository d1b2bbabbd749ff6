// A call of the contract beside its handler, under the name that logs, keys and metrics know it by.
import type { CallDefinition } from '@bidyard/contract/call'
import type { AnyHandler } from '../handler.ts'

export interface CallPlan {
  readonly name: string
  readonly definition: CallDefinition
  readonly handler: AnyHandler
}
