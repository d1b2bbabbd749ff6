// What a violation is judged by: the numbers in force now, or those that the contract began with that it is about.
import type { ReceivedOf } from '@bidyard/contract/call'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useList } from '../../../../api/list/use-list.ts'
import { useRead } from '../../../../api/use-read.ts'

export type Sanctions = Pick<
  Extract<ReceivedOf<typeof referenceCalls.getConfig>, { readonly key: 'sanctions' }>, 'value' | 'version'
>

const key = 'sanctions'

export const useNamedContract = (id: string | null) => {
  const read = useRead(contractsCalls.getContract, { params: { id: id ?? '' } }, { enabled: id !== null })
  return {
    contract: read.data?.id === id ? read.data : undefined, error: read.error, again: () => void read.refetch(),
  }
}

/** The version that held with a revision of all numbers; undefined until it has come. */
const useVersionAt = (revision: number | undefined): Sanctions | undefined => {
  const { items: [row], isPrevious } = useList(referenceCalls.listConfigVersions, {
    filter: { key: { eq: key }, revision: { lte: revision ?? 0 } }, sort: [{ revision: 'desc' }], size: 1,
  }, revision !== undefined)
  const version = revision === undefined || isPrevious ? undefined : row?.version
  const { data } = useRead(
    referenceCalls.getConfigVersion, { params: { key, version: String(version ?? 1) } },
    { enabled: version !== undefined },
  )
  return data?.key === key && data.version === version ? data : undefined
}

/** Undefined until they have come, and until the contract has that was chosen. */
export const useSanctions = (contractId: string | null, contract: Contract | undefined): Sanctions | undefined => {
  const { data } = useRead(referenceCalls.getConfig, { params: { key } })
  const inForce = data?.key === key ? data : undefined
  const revision = contract?.configurationRevision
  // Hardly ever did they change since.
  const isOlder = revision !== undefined && inForce !== undefined && inForce.revision > revision
  const older = useVersionAt(isOlder ? revision : undefined)
  if (contractId !== null && contract === undefined) return undefined
  return isOlder ? older : inForce
}
