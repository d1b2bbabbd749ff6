// What stands in the way of a registration: the person's own place or case, a taken name, a shop that exists.
import type { Reader } from '../../../runtime/database/database.ts'
import { findShopByNumber } from '../../shops/for-other-areas.ts'
import { listPlacesOf } from '../members/members.sql.ts'
import { findFounding, findUsernameTaken, listRegistrationsOf } from './registrations.sql.ts'

export type PersonObstacle = 'REGISTRATION_UNDER_REVIEW' | 'REGISTRATION_ALREADY_APPROVED' | 'ALREADY_EXIST_MEMBER'
export type Obstacle = PersonObstacle | 'INVALID_USERNAME_DUPLICATED' | 'ALREADY_EXIST_SHOP'

export const personObstacle = async (
  db: Reader, personIds: readonly string[],
): Promise<PersonObstacle | undefined> => {
  const places = await listPlacesOf(db, personIds)
  if (places.some(({ registrationId }) => registrationId !== null)) return 'REGISTRATION_ALREADY_APPROVED'
  if (places.length > 0) return 'ALREADY_EXIST_MEMBER'
  const registrations = await listRegistrationsOf(db, personIds)
  return registrations.some(({ state }) => state === 'inProgress') ? 'REGISTRATION_UNDER_REVIEW' : undefined
}

export const obstacleTo = async (db: Reader, wish: {
  readonly personId: string; readonly username: string
  /** Of a shop that is to be founded. */
  readonly newShopNumber: string | undefined
}): Promise<Obstacle | undefined> => {
  const { personId, username, newShopNumber } = wish
  const obstacle = await personObstacle(db, [personId])
  if (obstacle !== undefined) return obstacle
  if (await findUsernameTaken(db, username)) return 'INVALID_USERNAME_DUPLICATED'
  if (newShopNumber === undefined) return undefined
  const exists = (await findShopByNumber(db, newShopNumber)) !== undefined || await findFounding(db, newShopNumber)
  return exists ? 'ALREADY_EXIST_SHOP' : undefined
}
