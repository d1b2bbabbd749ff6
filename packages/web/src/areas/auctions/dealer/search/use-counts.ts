// How many open cars fit, and how many there are of each kind under the other conditions: one question, after the cars.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { SearchFacet } from '@bidyard/contract/enums/auctions'
import type { ReceivedOf } from '@bidyard/contract/call'
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
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
  /** Of all that fits; undefined until it is known of these very conditions. */
  readonly total: number | '10,000+' | undefined
  readonly failed: boolean
  /** Undefined while it is not known. */
  readonly of: (facet: SearchFacet) => readonly FacetValue[] | undefined
}

interface CountsAsked {
  /** Each kind is counted only while the conditions are in sight. */
  readonly withFacets: boolean
  /** The cars have come: counting must not hold them up. */
  readonly isDue: boolean
}

export const useCounts = (criteria: Criteria, { withFacets, isDue }: CountsAsked): Counts => {
  const { data, isError } = useQuery({
    queryKey: ['market-counts', criteria, { withFacets }],
    queryFn: async ({ signal }) => {
      const answer = await askServer(auctionsCalls.searchAuctions, {
        body: { criteria, size: 0, count: true, facets: withFacets ? [...facetsOf(criteria)] : [] },
      }, { signal })
      for (const { values } of answer.facets) learnNames(values)
      return { ...answer, criteria: hashKey([criteria]) }
    },
    enabled: isDue,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  return {
    total: data?.criteria === hashKey([criteria]) ? data.count : undefined,
    failed: isError,
    of: (facet) => data?.facets.find((one) => one.facet === facet)?.values,
  }
}
