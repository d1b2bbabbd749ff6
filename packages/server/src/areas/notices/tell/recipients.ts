// Who is meant by a shop, a partner, an exhibit, a member, an applicant or a part of the office, as they are now.
import { staffPart, type StaffPart } from '@bidyard/contract/enums'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { mayAttend } from '@bidyard/contract/shapes/work/attended'
import type { Tx } from '../../../runtime/database/database.ts'
import {
  listMembersById, listMembersOfShops, listPeopleOfPartners, listRegistrationsById, listStaff, mayBidFor,
  type MemberRecord,
} from '../../members/for-other-areas.ts'
import { listOwnersOfExhibits } from '../../partners/for-other-areas.ts'
import type { Recipients } from '../catalogue.ts'

export interface Recipient {
  /** Who has none yet is told by mail alone. */
  readonly memberId: string | null
  readonly exhibitId: string | null
  readonly name: string
  readonly shopName: string | null
  readonly email: string | null
  readonly phoneSealed: Uint8Array | null
}
type Found = readonly (readonly [id: string, recipient: Recipient])[]

const recipientOf = ({ id: memberId, name, shopName, email, phoneSealed }: MemberRecord): Recipient =>
  ({ memberId, exhibitId: null, name, shopName, email, phoneSealed })

/** Somebody has to hear what the shop must do: while none of those who lead it can come in, whoever may bid for it. */
const toldOf = (members: readonly MemberRecord[]): readonly MemberRecord[] => {
  const leads = members.filter(leadsShop)
  if (leads.some(({ state }) => state === 'active')) return leads
  return members.filter((one) => leadsShop(one) || (one.state === 'active' && mayBidFor(one)))
}

/** Who leads a shop, and nobody else in it. */
const leadsOf = async (tx: Tx, shopIds: readonly string[]): Promise<Found> => {
  const members = Map.groupBy(await listMembersOfShops(tx, shopIds), ({ shopId }) => shopId)
  return [...members].flatMap(([shopId, all]) =>
    (shopId === null ? [] : toldOf(all).map((member) => [shopId, recipientOf(member)] as const)))
}

const peopleOf = async (tx: Tx, companyIds: readonly string[]): Promise<Found> =>
  (await listPeopleOfPartners(tx, companyIds))
    .flatMap((member) => (member.companyId === null ? [] : [[member.companyId, recipientOf(member)] as const]))

const ownersOf = async (tx: Tx, exhibitIds: readonly string[]): Promise<Found> =>
  (await listOwnersOfExhibits(tx, exhibitIds)).map(({ exhibitId, ...owner }) =>
    [exhibitId, { ...owner, exhibitId, shopName: null, email: null }])

const membersOf = async (tx: Tx, ids: readonly string[]): Promise<Found> =>
  (await listMembersById(tx, ids)).map((member) => [member.id, recipientOf(member)])

const applicantsOf = async (tx: Tx, ids: readonly string[]): Promise<Found> =>
  (await listRegistrationsById(tx, ids)).map(({ id, name, shopName, email }) =>
    [id, { memberId: null, exhibitId: null, name, shopName, email, phoneSealed: null }])

/** Whichever thing it is about: the same people look after all of the kind. */
const staffOf = (part: StaffPart) => async (tx: Tx, ids: readonly string[]): Promise<Found> => {
  const staff = (await listStaff(tx)).filter((one) => mayAttend({ ...one, staffPart: one.part }, [part]))
  return ids.flatMap((id) => staff.map((member) => [id, recipientOf(member)] as const))
}

/** The id is the part itself. */
const staffOfParts = async (tx: Tx, ids: readonly string[]): Promise<Found> => {
  const parts = staffPart.values.filter((part) => ids.includes(part))
  return (await Promise.all(parts.map((part) => staffOf(part)(tx, [part])))).flat()
}

type Find = (tx: Tx, ids: readonly string[]) => Promise<Found>
const finders = {
  shopLeads: leadsOf, partnerPeople: peopleOf, exhibitOwner: ownersOf, member: membersOf, applicant: applicantsOf,
  staffOfPart: staffOfParts,
  ...Object.fromEntries(staffPart.values.map((part) => [`staff:${part}`, staffOf(part)])),
} as Readonly<Record<Recipients, Find>>

export const findRecipients = async (
  tx: Tx, to: Recipients, ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Recipient[]>> => {
  const found = await finders[to](tx, [...new Set(ids)])
  return new Map([...Map.groupBy(found, ([id]) => id)].map(([id, pairs]) => [id, pairs.map(([, one]) => one)]))
}
