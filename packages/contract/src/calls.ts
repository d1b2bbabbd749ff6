// Every call of the product, area by area.
import { filesCalls } from './calls/files.ts'
import { referenceCalls } from './calls/reference.ts'
import { sandboxCalls } from './calls/sandbox.ts'

export const calls = {
  reference: referenceCalls,
  files: filesCalls,
  sandbox: sandboxCalls,
} as const
export type Calls = typeof calls

/** Outside the sandboxes its calls are not refused: there are none, so that nobody can even learn of them. */
export const callsServed = <Table extends object>(table: Table, isSandbox: boolean): Omit<Table, 'sandbox'> =>
  isSandbox ? table : Object.fromEntries(Object.entries(table).filter(([area]) => area !== 'sandbox')) as Table
