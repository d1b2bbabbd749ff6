// Opens the short session of a seller, for one car, and writes down that and how they came in.
import { nobody } from '../../runtime/caller.ts'
import type { Tx } from '../../runtime/database/database.ts'
import type { RequestFacts } from '../../runtime/handler.ts'
import { writeAccess } from '../../runtime/work/logs.ts'
import { openSession, type OpenedSession } from '../identity/for-other-areas.ts'
import { readConfiguration } from '../reference/for-other-areas.ts'

export const openSellerSession = async (tx: Tx, given: {
  readonly userId: string; readonly exhibitId: string; readonly request: RequestFacts
  readonly by: 'launch' | 'link'
}): Promise<OpenedSession> => {
  const { userId, exhibitId, request, by } = given
  const { value } = await readConfiguration(tx, 'signIn')
  const session = await openSession(tx, {
    userId, exhibitId, minutes: value.webviewSessionMinutes, address: request.address, device: null,
  })
  await writeAccess(tx, { ...nobody(request.address), userId }, request, [
    { act: `come in by ${by}`, subject: 'exhibit', subjectId: exhibitId },
  ])
  return session
}
