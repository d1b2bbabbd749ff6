// Does something at the counter of the sandbox's bank and keeps what the service answered to its notices.
import type { CallDefinition } from '@bidyard/contract/call'
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import { useQueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'

const { listBankAccounts, getBankAccount } = sandboxBankCalls

type CounterCall = CallDefinition & { readonly answer: (typeof sandboxBankCalls.transferToAccount)['answer'] }

export const useAtCounter = <D extends CounterCall>(definition: D) => {
  const queries = useQueryClient()
  const anew = () => void forgetAnswers(queries, listBankAccounts, getBankAccount)
  return useCall<D>(definition, { onSuccess: anew, onFailure: anew })
}
