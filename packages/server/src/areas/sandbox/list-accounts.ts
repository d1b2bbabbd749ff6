// Shows whom one may be in the sandbox.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { read } from '../../runtime/handler.ts'
import { listKeyHolders } from './sandbox.sql.ts'

export const listAccounts = (open: boolean) => read(sandboxCalls.listAccounts, async ({ db, refuse }) => {
  if (!open) throw refuse('notFound')
  return { items: await listKeyHolders(db) }
})
