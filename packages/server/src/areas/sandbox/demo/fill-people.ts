// The office, the developer and the people of partners, with the shops and their dealers in every standing.
import type { Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { Doer } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { insertUser, restrictUsers, takeAttempt, users, writePerson } from '../../identity/for-other-areas.ts'
import { insertMember, members } from '../../members/for-other-areas.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { insertCompany, openShop, shops } from '../../shops/for-other-areas.ts'
import { updateJoined, updateMayBid, updateOpened } from './demo.sql.ts'
import type { DealerRow, ShopRow, WorldRows } from './rows.ts'

export interface Filling {
  readonly tx: Tx
  readonly personal: PersonalData
  readonly doer: Doer
  readonly passwordHash: string
  /** Counts people, so that each has a phone and a birthday of their own. */
  readonly next: () => number
}

/** Before the first shop. */
const officeDaysAgo = 700

const two = (number: number): string => String(number).padStart(2, '0')

/** Numbers that no carrier gives out. */
export const factsOf = (name: string, at: number) => ({
  name, birthday: `19${60 + (at * 7) % 40}${two(1 + at % 12)}${two(1 + (at * 5) % 28)}`,
  phone: `0100001${String(at).padStart(4, '0')}`,
})

const addUser = async (filling: Filling, row: {
  readonly uid: string; readonly name: string; readonly role: 'plain' | 'admin' | 'developer'
}): Promise<string> => {
  const { tx, personal, passwordHash, next } = filling
  const personId = await writePerson(tx, personal, factsOf(row.name, next()))
  const id = await insertUser(tx, { ...row, passwordHash, personId })
  if (id === undefined) throw new Error(`${row.uid} was not written`)
  return id
}

export const fillOffice = async (filling: Filling, { operator, people }: WorldRows): Promise<void> => {
  const { tx } = filling
  const operatorId = await insertCompany(tx, 'operator', operator)
  for (const { uid, name, role, type, part } of people) {
    const userId = await addUser(filling, { uid, name, role })
    if (type === null) continue
    const companyId = type === 'partner_user' || operatorId === undefined ? null : operatorId
    await updateJoined(tx, await insertMember(tx, { userId, type, companyId, part }), officeDaysAgo)
  }
}

const bringTrouble = async (
  { tx, personal, doer }: Filling, { uid, trouble }: DealerRow,
  { userId, memberId }: Record<'userId' | 'memberId', string>,
): Promise<void> => {
  const reason = 'demo world'
  if (trouble === 'restricted') await restrictUsers(tx, { userIds: [userId], as: 'flow', doer, reason })
  if (trouble === 'suspended')
    await moveStates(tx, members, { action: 'suspend', as: 'staff', ids: [memberId], doer, reason })
  if (trouble === 'left') {
    await moveStates(tx, members, { action: 'leave', as: 'staff', ids: [memberId], doer, reason })
    await moveStates(tx, users, { action: 'withdraw', as: 'flow', ids: [userId], doer, reason })
  }
  if (trouble === 'locked') {
    const { value } = await readConfiguration(tx, 'signIn')
    for (let wrong = 0; wrong < value.failuresBeforeLock; wrong++) await takeAttempt(tx, personal, uid)
  }
}

/** The first is there from the beginning, and nobody came in the future. */
const joinedDaysAgo = (openedDaysAgo: number, at: number): number => Math.round(openedDaysAgo / (1 + at * 0.6))

export const fillShop = async (filling: Filling, row: ShopRow): Promise<void> => {
  const { tx, doer } = filling
  const { companyName, dealers, stopped, ...facts } = row
  const representativeName = dealers[0]?.name ?? companyName
  const place = await openShop(tx, { ...facts, name: companyName, representativeName }, row)
  if (place === undefined) throw new Error(`${row.name} was not written`)
  await updateOpened(tx, place.shopId, row.openedDaysAgo)
  for (const [at, dealer] of dealers.entries()) {
    const userId = await addUser(filling, { uid: dealer.uid, name: dealer.name, role: 'plain' })
    const memberId = await insertMember(tx, {
      ...place, userId, type: 'plain', grade: dealer.grade, part: dealer.part, businessOwnerType: dealer.owner,
      email: `${dealer.uid}@example.com`,
    })
    if (dealer.mayBid) await updateMayBid(tx, memberId)
    await updateJoined(tx, memberId, joinedDaysAgo(row.openedDaysAgo, at))
    await bringTrouble(filling, dealer, { userId, memberId })
  }
  if (stopped !== null)
    await moveStates(tx, shops, { action: stopped, as: 'flow', ids: [place.shopId], doer, reason: 'demo world' })
}
