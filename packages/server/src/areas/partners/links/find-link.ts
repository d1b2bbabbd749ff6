// Finds the link that somebody opens, as long as its customer has the phone that it was sent to.
import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { findOpenLink } from './one-time-links.sql.ts'

export type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>

/** Row by row newer keys hash what older ones made: the link and its customer may be under two for a while. */
const isSentToPhone = ({ lift }: PersonalData, link: OpenLink): boolean => {
  const newest = Math.max(link.sentToVersion, link.phoneVersion)
  return timingSafeEqual(
    lift(link.sentToHash, link.sentToVersion, newest), lift(link.phoneHash, link.phoneVersion, newest))
}

export const findLink = async (db: Reader, personal: PersonalData, token: string): Promise<OpenLink | undefined> => {
  const link = await findOpenLink(db, hashToken(token))
  return link !== undefined && isSentToPhone(personal, link) ? link : undefined
}

export const isPhoneOf = (personal: PersonalData, link: OpenLink, phone: string): boolean =>
  timingSafeEqual(personal.lookup('phone', phone, link.phoneVersion), link.phoneHash)
