// Brings members with their shops from a file, all of it or nothing; what is here already stays as it is.
import type { ShopState } from '@bidyard/contract/enums'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { type Change, writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { holdPersons, insertUser } from '../../identity/for-other-areas.ts'
import {
  columnsOf, type ImportGiven, type ImportOutcome, nothing, readRows, runImport, type Work,
} from '../../reference/for-other-areas.ts'
import { findShopByNumber, openShop, shops } from '../../shops/for-other-areas.ts'
import { members } from '../member-parts.ts'
import { insertMember, listPlacesOf } from '../members/members.sql.ts'
import { findUsernameTaken } from '../registrations/registrations.sql.ts'
import { findByUsername } from './known-members.sql.ts'
import { memberColumns, neededColumns } from './member-columns.ts'
import { contradictionOf, judgeMemberRow, type MemberRow, type ShopFacts, type ShopRow } from './member-row-rules.ts'

/** More than there are car dealers in Korea. */
export const memberRowsMax = 50_000
const linesAtOnce = 1_000

interface Place {
  readonly shopId: string
  readonly companyId: string
  /** As the file tells it, in the first row that does. */
  readonly facts: ShopFacts | null
  readonly isNew: boolean
  /** Was so before. */
  readonly isClosed: boolean
}

const say = (ko: string, en: string) => ({ ko, en })
const tooMany = say(`한 번에 ${memberRowsMax.toLocaleString('ko-KR')}행까지 가져올 수 있습니다.`,
  `A file may have ${memberRowsMax.toLocaleString('en-US')} rows.`)
const noFacts = say('상사명: 등록되지 않은 상사입니다. 첫 행에 상사 정보를 적어 주세요.',
  'shopName: this shop is not known. Write what is known of it in its first row.')
const closedShop = say('사업자등록번호: 폐업한 상사입니다.', 'businessNumber: this shop is closed.')
const otherPerson = say('아이디: 다른 사람이 쓰는 아이디입니다.', 'username: somebody else has this login.')
const otherPlace = say('사업자등록번호: 이미 다른 상사의 회원입니다.', 'businessNumber: this member is of another shop.')
const hasLeft = say('아이디: 탈퇴한 회원입니다.', 'username: this member has left.')
const memberAlready = say('이름: 이미 다른 아이디로 등록된 회원입니다.', 'name: this person is a member under another login.')
const applied = say('아이디: 가입 신청에 쓰인 아이디입니다.', 'username: somebody has applied under this login.')
const shopMeanwhile = say('사업자등록번호: 방금 다른 사람이 등록한 상사입니다.',
  'businessNumber: somebody else opened this shop at this moment.')
const loginMeanwhile = say('아이디: 방금 다른 사람이 쓴 아이디입니다.', 'username: somebody else took this login at this moment.')
const other = (key: keyof typeof memberColumns) => say(`${memberColumns[key].ko}: 이 상사의 앞선 행과 다릅니다.`,
  `${key}: an earlier row of this shop says otherwise.`)

/** What one file adds, row by row. */
class Bringing {
  readonly #work: Work
  readonly #writePerson: Awaited<ReturnType<typeof holdPersons>>
  readonly #places = new Map<string, Place>()
  /** Shops of which a row tells something that cannot be read: that row has its fault, the others are not to blame. */
  readonly #spoilt = new Set<string>()
  readonly #lines = new Map<string, number>()
  readonly #suspended: string[] = []
  readonly #added: Change[] = []
  readonly counts = { members: 0, shops: 0, here: 0 }

  constructor(work: Work, writePerson: Awaited<ReturnType<typeof holdPersons>>) {
    this.#work = work
    this.#writePerson = writePerson
  }

  async take(line: number, shop: ShopRow, member: MemberRow | null): Promise<void> {
    const { businessNumber, facts, isSpoilt } = shop
    if (isSpoilt) this.#spoilt.add(businessNumber)
    const place = this.#places.get(businessNumber) ?? await this.#placeOf(line, shop)
    if (place === undefined) return
    const denied = facts === null || place.facts === null ? undefined : contradictionOf(place.facts, facts)
    if (denied !== undefined) this.#work.faults.add(line, other(denied))
    this.#places.set(businessNumber, { ...place, facts: place.facts ?? facts })
    if (member !== null) await this.#takeMember(line, place, member)
  }

  async #placeOf(line: number, { businessNumber, facts }: ShopRow): Promise<Place | undefined> {
    const { tx, emit, faults } = this.#work
    const known = await findShopByNumber(tx, businessNumber)
    if (known !== undefined)
      return { shopId: known.id, companyId: known.companyId, facts, isNew: false, isClosed: known.state === 'closed' }
    if (facts === null) {
      if (!this.#spoilt.has(businessNumber)) faults.add(line, noFacts)
      return undefined
    }
    const opened = await this.#openShop(businessNumber, facts)
    if (opened === undefined) {
      faults.add(line, shopMeanwhile)
      return undefined
    }
    this.counts.shops += 1
    emit('shopChanged', opened)
    return { ...opened, facts, isNew: true, isClosed: false }
  }

  async #openShop(businessNumber: string, facts: ShopFacts) {
    const { shopName, companyName, shopPhoneNumber, shopEmail, road, shopGrade, shopKind, ...rest } = facts
    const { corporateNumber, representativeName, registrationType, shopState } = rest
    const opened = await openShop(this.#work.tx, {
      name: companyName ?? shopName, businessNumber, corporateNumber, representativeName,
      phoneNumber: shopPhoneNumber, email: shopEmail, address: road,
    }, {
      name: shopName, registrationType, ...(shopGrade === null ? {} : { grade: shopGrade }),
      ...(shopKind === null ? {} : { kind: shopKind }),
    })
    if (opened !== undefined)
      this.#added.push({
        act: 'import shop', subject: 'shop', subjectId: opened.shopId,
        after: { businessNumber, name: shopName, kind: shopKind, grade: shopGrade, state: shopState ?? 'active' },
      })
    return opened
  }

  async #takeMember(line: number, place: Place, row: MemberRow): Promise<void> {
    const { tx, faults } = this.#work
    const before = this.#lines.get(row.username)
    if (before !== undefined) {
      const said = say(`아이디: ${before}번째 줄에 있습니다.`, `username: it stands in line ${before} already.`)
      return faults.add(line, said)
    }
    this.#lines.set(row.username, line)
    const { name, birthday, phone, username } = row
    const personId = await this.#writePerson({ name, birthday, phone })
    const known = await findByUsername(tx, username)
    if (known !== undefined) {
      if (known.personId !== personId || known.type !== 'plain') return faults.add(line, otherPerson)
      if (known.state === 'left') return faults.add(line, hasLeft)
      if (known.shopId !== place.shopId) return faults.add(line, otherPlace)
      this.counts.here += 1
      return
    }
    // People of a closed shop come with a file that knows that it is closed.
    if (place.isClosed && place.facts?.shopState !== 'closed') return faults.add(line, closedShop)
    if ((await listPlacesOf(tx, [personId])).length > 0) return faults.add(line, memberAlready)
    if (await findUsernameTaken(tx, username)) return faults.add(line, applied)
    await this.#open(line, place, row, personId)
  }

  async #open(line: number, { shopId, companyId }: Place, row: MemberRow, personId: string): Promise<void> {
    const { tx, emit, faults } = this.#work
    const { username, name, ownerType, grade, part, email, mayBid, joinedAt, state } = row
    const userId = await insertUser(tx, { uid: username, name, passwordHash: null, personId })
    if (userId === undefined) return faults.add(line, loginMeanwhile)
    const memberId = await insertMember(tx, {
      userId, type: 'plain', companyId, shopId, grade, part, businessOwnerType: ownerType, email, mayBid, joinedAt,
    })
    if (state === 'suspended') this.#suspended.push(memberId)
    this.counts.members += 1
    this.#added.push({
      act: 'import member', subject: 'member', subjectId: memberId,
      after: { username, shopId, businessOwnerType: ownerType, grade, part, mayBid, state },
    })
    emit('memberChanged', { memberId, shopId })
  }

  /** Last of all, so that a closed shop has its people. */
  async finish(): Promise<void> {
    const { tx, doer, file } = this.#work
    const reason = `imported from ${file.name}`
    const foundedAs = (state: ShopState) =>
      [...this.#places.values()].flatMap(({ shopId, isNew, facts }) =>
        (isNew && facts?.shopState === state ? [shopId] : []))
    await moveStates(tx, shops, { action: 'suspend', as: 'staff', ids: foundedAs('suspended'), doer, reason })
    await moveStates(tx, shops, { action: 'close', as: 'staff', ids: foundedAs('closed'), doer, reason })
    await moveStates(tx, members, { action: 'suspend', as: 'staff', ids: this.#suspended, doer, reason })
    await writeAudit(tx, doer, [{
      act: 'import members', subject: 'members', subjectId: file.name, after: this.counts,
    }])
    for (let at = 0; at < this.#added.length; at += linesAtOnce)
      await writeAudit(tx, doer, this.#added.slice(at, at + linesAtOnce).map((line) => ({ ...line, reason })))
  }
}

const readAll = async (work: Work, bringing: Bringing): Promise<void> => {
  const { tx, file, faults, count } = work
  const given = { now: await readNow(tx), isOfBook: file.ending === '.xlsx' }
  let rows = 0
  for await (const read of readRows(file, columnsOf(memberColumns, neededColumns))) {
    count(1)
    rows += 1
    if (rows > memberRowsMax) return faults.add(read.line, tooMany)
    if ('fault' in read) {
      faults.add(read.line, read.fault)
      continue
    }
    const { shop, member, faults: told } = judgeMemberRow(read.cells, given)
    for (const fault of told) faults.add(read.line, fault)
    if (shop !== null) await bringing.take(read.line, shop, member)
  }
  if (rows === 0) faults.add(0, nothing)
}

/** They have no password: an identity check that tells the same person makes the first one. */
export const importMembers = (
  given: ImportGiven & { readonly personal: PersonalData },
): Promise<ImportOutcome> =>
  runImport('members', given, async (work) => {
    const bringing = new Bringing(work, await holdPersons(work.tx, given.personal))
    await readAll(work, bringing)
    if (work.faults.count > 0) return ''
    await bringing.finish()
    const { members: brought, shops: founded, here } = bringing.counts
    return `${brought} members and ${founded} shops added, ${here} members were here already`
  })
