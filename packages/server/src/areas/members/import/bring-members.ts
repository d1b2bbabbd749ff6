// What one file adds, a set of lines at a time; each line is judged as if those before it had been written one by one.
import type { ShopState } from '@bidyard/contract/enums'
import type { Label } from '@bidyard/contract/enumeration'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { type Change, writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { insertUsers, writePersons } from '../../identity/for-other-areas.ts'
import type { Work } from '../../reference/for-other-areas.ts'
import { listShopsByNumber, type OpenedShop, openShops, shops } from '../../shops/for-other-areas.ts'
import { members } from '../member-parts.ts'
import { insertMembers, listPlacesOf } from '../members/members.sql.ts'
import { lockClaims } from '../registrations/claims.sql.ts'
import { listAppliedUsernames } from '../registrations/registrations.sql.ts'
import { type KnownLogin, listKnownLogins } from './known-members.sql.ts'
import { memberFaults } from './member-faults.ts'
import { contradictionOf, type JudgedRow, type MemberRow, type ShopFacts } from './member-row-rules.ts'

export interface JudgedLine extends JudgedRow {
  readonly line: number
}

interface Place {
  readonly businessNumber: string
  /** As the file tells it, in the first row that does. */
  readonly facts: ShopFacts | null
  readonly isNew: boolean
  /** Was so before. */
  readonly isClosed: boolean
}

interface Founding {
  readonly line: number
  readonly businessNumber: string
  readonly facts: ShopFacts
}

/** A person of a line, and their place as it was known before that line. */
interface Seat {
  readonly line: number
  readonly place: Place
  readonly row: MemberRow
}

interface Comer extends Seat {
  readonly personId: string
  readonly shop: OpenedShop
}

const auditedAtOnce = 1_000

const wishOf = ({ businessNumber, facts }: Founding) => {
  const { shopName, companyName, shopPhoneNumber, shopEmail, road, shopGrade, shopKind, ...rest } = facts
  const { corporateNumber, representativeName, registrationType } = rest
  return {
    facts: {
      name: companyName ?? shopName, businessNumber, corporateNumber, representativeName,
      phoneNumber: shopPhoneNumber, email: shopEmail, address: road,
    },
    shop: {
      name: shopName, registrationType, ...(shopGrade === null ? {} : { grade: shopGrade }),
      ...(shopKind === null ? {} : { kind: shopKind }),
    },
  }
}

export class Bringing {
  readonly #work: Work
  readonly #personal: PersonalData
  readonly #places = new Map<string, Place>()
  readonly #shops = new Map<string, OpenedShop>()
  /** Shops of which a row tells something that cannot be read: that row has its fault, the others are not to blame. */
  readonly #spoilt = new Set<string>()
  readonly #lines = new Map<string, number>()
  /** Persons who take part already, by this file too. */
  readonly #placed = new Set<string>()
  readonly #suspended: string[] = []
  readonly #added: Change[] = []
  #faults: { readonly line: number; readonly message: Label }[] = []
  readonly counts = { members: 0, shops: 0, here: 0 }

  constructor(work: Work, personal: PersonalData) {
    this.#work = work
    this.#personal = personal
  }

  async take(lines: readonly JudgedLine[]): Promise<void> {
    for (const { line, faults } of lines)
      for (const message of faults) this.#fault(line, message)
    await lockClaims(this.#work.tx, lines.flatMap(({ shop, member }) => [
      ...(shop === null ? [] : [['shop', shop.businessNumber] as const]),
      ...(member === null ? [] : [['login', member.username] as const]),
    ]))
    const { seats, foundings } = await this.#findPlaces(lines)
    await this.#openShops(foundings)
    const seated = seats.filter(({ place }) => this.#shops.has(place.businessNumber))
    await this.#bring(await this.#findComers(seated.filter((seat) => this.#isFirst(seat))))
    for (const { line, message } of this.#faults.toSorted((one, other) => one.line - other.line))
      this.#work.faults.add(line, message)
    this.#faults = []
  }

  #fault(line: number, message: Label): void {
    this.#faults.push({ line, message })
  }

  async #findPlaces(lines: readonly JudgedLine[]) {
    const numbers = new Set(lines.flatMap(({ shop }) => (shop === null ? [] : [shop.businessNumber])))
    const unknown = [...numbers].filter((number) => !this.#places.has(number))
    const known = new Map((await listShopsByNumber(this.#work.tx, unknown)).map((shop) => [shop.businessNumber, shop]))
    for (const [number, { id, companyId }] of known) this.#shops.set(number, { shopId: id, companyId })
    const seats: Seat[] = []
    const foundings: Founding[] = []
    for (const { line, shop, member } of lines) {
      if (shop === null) continue
      const { businessNumber, facts, isSpoilt } = shop
      if (isSpoilt) this.#spoilt.add(businessNumber)
      const held = this.#places.get(businessNumber)
      const isClosed = known.get(businessNumber)?.state === 'closed'
      const isNew = !known.has(businessNumber)
      if (held === undefined && isNew && facts === null) {
        if (!this.#spoilt.has(businessNumber)) this.#fault(line, memberFaults.noFacts)
        continue
      }
      if (held === undefined && isNew && facts !== null) foundings.push({ line, businessNumber, facts })
      const place = held ?? { businessNumber, facts, isNew, isClosed }
      const denied = facts === null || place.facts === null ? undefined : contradictionOf(place.facts, facts)
      if (denied !== undefined) this.#fault(line, memberFaults.otherwise(denied))
      this.#places.set(businessNumber, { ...place, facts: place.facts ?? facts })
      if (member !== null) seats.push({ line, place, row: member })
    }
    return { seats, foundings }
  }

  async #openShops(foundings: readonly Founding[]): Promise<void> {
    const opened = await openShops(this.#work.tx, foundings.map(wishOf))
    for (const { line, businessNumber, facts: { shopName, shopKind, shopGrade, shopState } } of foundings) {
      const shop = opened.get(businessNumber)
      if (shop === undefined) {
        this.#fault(line, memberFaults.shopMeanwhile)
        this.#places.delete(businessNumber)
        continue
      }
      this.#shops.set(businessNumber, shop)
      this.#added.push({
        act: 'import shop', subject: 'shop', subjectId: shop.shopId,
        after: { businessNumber, name: shopName, kind: shopKind, grade: shopGrade, state: shopState ?? 'active' },
      })
      this.counts.shops += 1
      this.#work.emit('shopChanged', shop)
    }
  }

  #isFirst({ line, row: { username } }: Seat): boolean {
    const before = this.#lines.get(username)
    if (before === undefined) this.#lines.set(username, line)
    else this.#fault(line, memberFaults.twice(before))
    return before === undefined
  }

  /** Who of them is not here yet and may come. */
  async #findComers(seats: readonly Seat[]): Promise<readonly Comer[]> {
    const { tx } = this.#work
    const usernames = seats.map(({ row }) => row.username)
    const personIds = await writePersons(tx, this.#personal, seats.map(({ row }) => row))
    await lockClaims(tx, personIds.map((id) => ['person', id]))
    const logins = new Map((await listKnownLogins(tx, usernames)).map((login) => [login.username, login]))
    for (const { personId } of await listPlacesOf(tx, personIds)) if (personId !== null) this.#placed.add(personId)
    const applied = new Set(await listAppliedUsernames(tx, usernames))
    return seats.flatMap((seat, at) => {
      const [personId, shop] = [personIds[at], this.#shops.get(seat.place.businessNumber)]
      if (personId === undefined || shop === undefined) return []
      const comer = { ...seat, personId, shop }
      const login = logins.get(seat.row.username)
      const fault = login === undefined ? this.#faultOfNew(comer, applied) : this.#faultOfKnown(comer, login)
      if (fault !== undefined) this.#fault(seat.line, fault)
      else if (login !== undefined) this.counts.here += 1
      if (fault !== undefined || login !== undefined) return []
      this.#placed.add(personId)
      return [comer]
    })
  }

  #faultOfKnown({ personId, shop }: Comer, login: KnownLogin): Label | undefined {
    if (login.personId !== personId || login.type !== 'plain') return memberFaults.otherPerson
    if (login.state === 'left') return memberFaults.hasLeft
    return login.shopId === shop.shopId ? undefined : memberFaults.otherPlace
  }

  #faultOfNew({ place, personId, row: { username } }: Comer, applied: ReadonlySet<string>): Label | undefined {
    // People of a closed shop come with a file that knows that it is closed.
    if (place.isClosed && place.facts?.shopState !== 'closed') return memberFaults.closedShop
    if (this.#placed.has(personId)) return memberFaults.memberAlready
    return applied.has(username) ? memberFaults.applied : undefined
  }

  async #bring(comers: readonly Comer[]): Promise<void> {
    const { tx, emit } = this.#work
    const userIds = await insertUsers(tx, comers.map(({ row: { username, name }, personId }) =>
      ({ uid: username, name, passwordHash: null, personId })))
    const brought = comers.flatMap((comer) => {
      const userId = userIds.get(comer.row.username)
      if (userId === undefined) this.#fault(comer.line, memberFaults.loginMeanwhile)
      return userId === undefined ? [] : [{ ...comer, userId }]
    })
    const memberIds = await insertMembers(tx, brought.map(({ userId, shop: { shopId, companyId }, row }) => {
      const { ownerType, grade, part, email, mayBid, joinedAt } = row
      return {
        userId, type: 'plain', companyId, shopId, grade, part, businessOwnerType: ownerType, email, mayBid, joinedAt,
      } as const
    }))
    for (const { userId, shop: { shopId }, row: { username, ownerType, grade, part, mayBid, state } } of brought) {
      const memberId = memberIds.get(userId)
      if (memberId === undefined) throw new Error('a member was not written down')
      if (state === 'suspended') this.#suspended.push(memberId)
      this.counts.members += 1
      this.#added.push({
        act: 'import member', subject: 'member', subjectId: memberId,
        after: { username, shopId, businessOwnerType: ownerType, grade, part, mayBid, state },
      })
      emit('memberChanged', { memberId, shopId })
    }
  }

  /** Last of all, so that a closed shop has its people. */
  async finish(): Promise<void> {
    const { tx, doer, file } = this.#work
    const reason = `imported from ${file.name}`
    const foundedAs = (state: ShopState): string[] =>
      [...this.#places.values()].filter(({ isNew, facts }) => isNew && facts?.shopState === state)
        .flatMap(({ businessNumber }) => this.#shops.get(businessNumber)?.shopId ?? [])
    await moveStates(tx, shops, { action: 'suspend', as: 'staff', ids: foundedAs('suspended'), doer, reason })
    await moveStates(tx, shops, { action: 'close', as: 'staff', ids: foundedAs('closed'), doer, reason })
    await moveStates(tx, members, { action: 'suspend', as: 'staff', ids: this.#suspended, doer, reason })
    await writeAudit(tx, doer, [{
      act: 'import members', subject: 'members', subjectId: file.name, after: this.counts,
    }])
    for (let at = 0; at < this.#added.length; at += auditedAtOnce)
      await writeAudit(tx, doer, this.#added.slice(at, at + auditedAtOnce).map((line) => ({ ...line, reason })))
  }
}
