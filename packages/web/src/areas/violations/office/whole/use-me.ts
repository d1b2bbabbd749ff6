// Who the viewer is among the office: whoever applied a violation does not answer the appeal against it.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useRead } from '../../../../api/use-read.ts'

/** Undefined until it is known. */
export const useMe = (): string | undefined => useRead(identityCalls.whoAmI, {}).data?.member?.id
