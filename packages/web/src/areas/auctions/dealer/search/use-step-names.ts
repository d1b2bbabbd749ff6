// Names of the makers, models and trims that are chosen, also where no car is left from which they could be learned.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { AskOf } from '@bidyard/contract/call'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { readOptions } from '../../../../api/use-read.ts'
import type { Criteria } from './market-search.ts'
import { followNames, isNamed, learnNames, stepNameOf } from './step-names.ts'

const levels = [
  ['maker', 'makers', null], ['model', 'models', 'makers'], ['detailModel', 'detailModels', 'models'],
  ['grade', 'grades', 'detailModels'], ['detailGrade', 'detailGrades', 'grades'],
] as const

const everyMaker = ['root'] as const

/** What lies under the wider steps that are chosen, where a narrower one has no name yet. */
const unnamedIn = (criteria: Criteria): readonly AskOf<typeof referenceCalls.listCarCodes>[] =>
  levels.flatMap(([level, step, wider]) => {
    if ((criteria[step] ?? []).every(isNamed)) return []
    const parents = wider === null ? everyMaker : criteria[wider] ?? []
    return parents.map((parent) => ({ params: { level, parent } }))
  })

export const useStepNames = (criteria: Criteria): ((key: string) => string) => {
  useSyncExternalStore(followNames.subscribe, followNames.version)
  const codes = useQueries({
    queries: unnamedIn(criteria).map((ask) => readOptions(referenceCalls.listCarCodes, ask)),
    combine: (answers) => answers.flatMap(({ data }) => data?.items ?? []),
  })
  useEffect(() => learnNames(codes.map(({ code, name }) => ({ key: code, name: name.ko }))), [codes])
  return stepNameOf
}
