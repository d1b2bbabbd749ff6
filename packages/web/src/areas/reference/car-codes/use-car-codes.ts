// The columns of the car codes: what lies under each code chosen so far.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { carCodeLevel, type CarCodeLevel } from '@bidyard/contract/enums/reference'
import type { CarCode } from '@bidyard/contract/shapes/car-codes'
import { useQueries } from '@tanstack/react-query'
import type { CallFailure } from '../../../api/call-failure.ts'
import { readOptions } from '../../../api/use-read.ts'
import type { CarCodeSearch } from './car-code-search.ts'

export interface CarCodeColumn {
  readonly level: CarCodeLevel
  /** null: nothing is chosen above yet. */
  readonly items: readonly CarCode[] | null
  readonly chosen: CarCode | undefined
  readonly isLoading: boolean
  readonly failure: CallFailure | null
  readonly retry: () => void
}

const rootParent = 'root'

export const useCarCodes = (search: CarCodeSearch): readonly CarCodeColumn[] => {
  const parents = carCodeLevel.values.map((_level, index) => {
    const above = carCodeLevel.values[index - 1]
    return above === undefined ? rootParent : search[above]
  })
  const reads = useQueries({
    queries: carCodeLevel.values.map((level, index) => ({
      ...readOptions(referenceCalls.listCarCodes, { params: { level, parent: parents[index] ?? rootParent } }),
      enabled: parents[index] !== undefined,
    })),
  })
  return carCodeLevel.values.map((level, index) => {
    const read = reads[index]
    const items = parents[index] === undefined ? null : (read?.data?.items ?? null)
    return {
      level,
      items,
      chosen: items?.find(({ code }) => code === search[level]),
      isLoading: parents[index] !== undefined && read?.isPending === true,
      failure: parents[index] === undefined ? null : (read?.error ?? null),
      retry: () => void read?.refetch(),
    }
  })
}
