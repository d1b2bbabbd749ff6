// Opens an account of the highest rank from the console of the server: the first one, or another when all are lost.
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { askablePerson, lockRoots, type PersonFacts, writePerson } from '../../identity/for-other-areas.ts'
import { findOperatorCompany, getMemberRecord } from '../members/members.sql.ts'
import { standingOf } from '../members/show-member.ts'
import { type AccountProblem, openAccount } from './open-account.ts'

export interface RootWish {
  readonly uid: string
  readonly password: string
  /** Known, so that a lost password can be recovered by an identity check. */
  readonly person: PersonFacts
  /** Why there must be one beside those that exist. */
  readonly emergency: string | undefined
}

export class RootRefused extends Error {
  readonly problem: AccountProblem | 'noSuchPerson' | 'rootExists'

  constructor(problem: RootRefused['problem']) {
    super(`no root was opened: ${problem}`)
    this.problem = problem
  }
}

export const openRoot = async (
  { tx, doer, emit }: Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>, personal: PersonalData, wish: RootWish,
): Promise<{ readonly memberNo: string; readonly uid: string }> => {
  const isFirst = (await lockRoots(tx)).length === 0
  if (!isFirst && wish.emergency === undefined) throw new RootRefused('rootExists')
  const person = askablePerson(wish.person)
  if (person === undefined) throw new RootRefused('noSuchPerson')
  const { uid, password } = wish
  const id = await writePerson(tx, personal, person)
  const opened = await openAccount(tx, {
    uid, password, name: person.name, email: null, type: 'root', role: 'admin', part: null,
    companyId: await findOperatorCompany(tx), person: { ...person, id },
  })
  if ('problem' in opened) throw new RootRefused(opened.problem)
  const member = await getMemberRecord(tx, opened.memberId)
  await writeAudit(tx, doer, [{
    act: isFirst ? 'open first root' : 'open root in emergency', subject: 'member', subjectId: member.id,
    after: standingOf(member), reason: wish.emergency ?? null,
  }])
  emit('memberChanged', { memberId: member.id, shopId: null })
  return { memberNo: member.memberNo, uid: member.uid }
}
