// The statements of several months at once; each is kept by itself.
import { amountCalls } from '@bidyard/contract/calls/finance/amounts'
import { depositCalls } from '@bidyard/contract/calls/finance/deposits'
import { useQueries } from '@tanstack/react-query'
import { readOptions, useRead } from '../../../../api/use-read.ts'
import type { Month } from '../month.ts'
import type { Statement } from '../types.ts'

export const useShopId = (): string | undefined => useRead(depositCalls.getDepositInfo, {}).data?.shopId

export const useStatements = (shopId: string | undefined, months: readonly Month[]) =>
  useQueries({
    queries: months.map((month) => ({
      ...readOptions(amountCalls.getStatement, { params: { id: shopId ?? '' }, query: { month } }),
      enabled: shopId !== undefined,
    })),
    combine: (reads) => new Map<Month, Statement>(reads.flatMap(({ data }, index) => {
      const month = months[index]
      return data === undefined || month === undefined ? [] : [[month, data]]
    })),
  })
