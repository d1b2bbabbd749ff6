// How many open cars there are of each kind under the other conditions, asked only while the conditions are in sight.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { SearchFacet } from '@bidyard/contract/enums/auctions'
import type { ReceivedOf } from '@bidyard/contract/call'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askServer } from '../../../../api/client.ts'
import type { Criteria } from './market-search.ts'
import { learnNames } from './step-names.ts'

export type FacetValue = ReceivedOf<typeof auctionsCalls.searchAuctions>['facets'][number]['values'][number]

const always: readonly SearchFacet[] = [
  'maker', 'fuel', 'accidentHistory', 'region', 'transmission', 'drive', 'color', 'option', 'sunroof', 'kind',
  'houseType', 'origin',
]

/** Narrower steps only below the wider ones that are chosen. */
const facetsOf = ({ makers, models, detailModels, grades }: Criteria): readonly SearchFacet[] => [
  ...always,
  ...(makers === undefined ? [] : ['model' as const]),
  ...(models === undefined ? [] : ['detailModel' as const]),
  ...(detailModels === undefined ? [] : ['grade' as const]),
  ...(grades === undefined ? [] : ['detailGrade' as const]),
]

export interface Counts {
  /** Undefined while it is not known. */
  readonly of: (facet: SearchFacet) => readonly FacetValue[] | undefined
}

export const useCounts = (criteria: Criteria): Counts => {
  const { data } = useQuery({
    queryKey: ['market-counts', criteria],
    queryFn: async ({ signal }) => {
      const answer = await askServer(auctionsCalls.searchAuctions, {
        body: { criteria, size: 1, facets: [...facetsOf(criteria)] },
      }, { signal })
      for (const { values } of answer.facets) learnNames(values)
      return answer
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  return { of: (facet) => data?.facets.find((one) => one.facet === facet)?.values }
}
