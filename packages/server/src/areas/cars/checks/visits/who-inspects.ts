// Who may be sent to a car: by the same rule by which they will be let begin its check.
import { inspectingParts, mayAttend } from '@bidyard/contract/shapes/work/attended'
import type { Reader } from '../../../../runtime/database/database.ts'
import { findMember } from '../../../members/for-other-areas.ts'
import type { Fault } from '../../said.ts'

export const noInspector: Fault = {
  path: 'body.inspectorId',
  said: { ko: '점검할 수 있는 담당자가 아닙니다.', en: 'This is nobody who inspects cars.' },
}

/** Nobody in particular may always be. */
export const maySendInspector = async (db: Reader, inspectorId: string | null): Promise<boolean> => {
  if (inspectorId === null) return true
  const member = await findMember(db, inspectorId)
  return member !== undefined && mayAttend({ ...member, staffPart: member.part }, inspectingParts)
}
