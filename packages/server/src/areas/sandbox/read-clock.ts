// Tells the product's time, and by how much the sandbox moved it.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { read } from '../../runtime/handler.ts'
import { findClock } from './sandbox.sql.ts'

export const readClock = read(sandboxCalls.readClock, ({ db }) => findClock(db))
