// Brings members with their shops from a file, all of it or nothing; what is here already stays as it is.
import type { ShopState } from '@bidyard/contract/enums'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { insertUser, writePerson } from '../../identity/for-other-areas.ts'
import {
  columnsOf, type ImportGiven, type ImportOutcome, readRows, runImport, type Work,
} from '../../reference/for-other-areas.ts'
import { findShopByNumber, openShop, shops } from '../../shops/for-other-areas.ts'
import { members } from '../member-parts.ts'
import { insertMember, listPlacesOf } from '../members/members.sql.ts'
import { findUsernameTaken } from '../registrations/registrations.sql.ts'
import { findByUsername } from './known-members.sql.ts'
import { memberColumns, neededColumns } from './member-columns.ts'
import { judgeMemberRow, type MemberRow, type ShopRow } from './member-row-rules.ts'

/** Each person is held until the end, and a database holds so many at once. */
export const memberRowsMax = 2_000

interface Place {
  readonly shopId: string
  readonly companyId: string
  /** Founded by this file, with the state that it shall have in the end; null where it was here before. */
  readonly becomes: ShopState | null
  readonly isClosed: boolean
}

const say = (ko: string, en: string) => ({ ko, en })
const tooMany = say(`한 번에 ${memberRowsMax}행까지 가져올 수 있습니다.`, `A file may have ${memberRowsMax} rows.`)
const noFacts = say('상사명: 등록되지 않은 상사입니다. 첫 행에 상사 정보를 적어 주세요.',
  'shopName: this shop is not known. Write what is known of it in its first row.')
const closedShop = say('사업자등록번호: 폐업한 상사입니다.', 'businessNumber: this shop is closed.')
const otherPerson = say('아이디: 다른 사람이 쓰는 아이디입니다.', 'username: somebody else has this login.')
const otherPlace = say('사업자등록번호: 이미 다른 상사의 회원입니다.', 'businessNumber: this member is of another shop.')
const memberAlready = say('이름: 이미 다른 아이디로 등록된 회원입니다.', 'name: this person is a member under another login.')
const applied = say('아이디: 가입 신청에 쓰인 아이디입니다.', 'username: somebody has applied under this login.')

/** What one file adds, row by row. */
class Bringing {
  readonly #work: Work
  readonly #personal: PersonalData
  readonly #places = new Map<string, Place>()
  readonly #lines = new Map<string, number>()
  readonly #suspended: string[] = []
  readonly counts = { members: 0, shops: 0, here: 0 }

  constructor(work: Work, personal: PersonalData) {
    this.#work = work
    this.#personal = personal
  }

  async take(line: number, shop: ShopRow, member: MemberRow | null): Promise<void> {
    const place = this.#places.get(shop.businessNumber) ?? await this.#placeOf(shop)
    if (place === undefined) return this.#work.faults.add(line, noFacts)
    this.#places.set(shop.businessNumber, place)
    if (member !== null) await this.#takeMember(line, place, member)
  }

  async #placeOf({ businessNumber, facts, state }: ShopRow): Promise<Place | undefined> {
    const { tx, emit } = this.#work
    const known = await findShopByNumber(tx, businessNumber)
    if (known !== undefined)
      return { shopId: known.id, companyId: known.companyId, becomes: null, isClosed: known.state === 'closed' }
    if (facts === null) return undefined
    const { shopName, companyName, registrationType, grade, ...company } = facts
    const opened = await openShop(tx, { ...company, name: companyName, businessNumber }, {
      name: shopName, registrationType, ...(grade === null ? {} : { grade }),
    })
    if (opened === undefined) throw new Error('a shop was opened by somebody else at this moment')
    this.counts.shops += 1
    emit('shopChanged', opened)
    return { ...opened, becomes: state, isClosed: false }
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
    const personId = await writePerson(tx, this.#personal, { name, birthday, phone })
    const known = await findByUsername(tx, username)
    if (known !== undefined) {
      if (known.personId !== personId || known.type !== 'plain') return faults.add(line, otherPerson)
      if (known.shopId !== place.shopId) return faults.add(line, otherPlace)
      this.counts.here += 1
      return
    }
    if (place.isClosed) return faults.add(line, closedShop)
    if ((await listPlacesOf(tx, [personId])).length > 0) return faults.add(line, memberAlready)
    if (await findUsernameTaken(tx, username)) return faults.add(line, applied)
    await this.#open(place, row, personId)
  }

  async #open({ shopId, companyId }: Place, row: MemberRow, personId: string): Promise<void> {
    const { tx, emit } = this.#work
    const { username, name, ownerType, grade, part, email, mayBid, joinedAt } = row
    const userId = await insertUser(tx, { uid: username, name, passwordHash: null, personId })
    if (userId === undefined) throw new Error('a login was taken by somebody else at this moment')
    const memberId = await insertMember(tx, {
      userId, type: 'plain', companyId, shopId, grade, part, businessOwnerType: ownerType, email, mayBid, joinedAt,
    })
    if (row.state === 'suspended') this.#suspended.push(memberId)
    this.counts.members += 1
    emit('memberChanged', { memberId, shopId })
  }

  /** Last of all, so that a closed shop has its people. */
  async finish(): Promise<void> {
    const { tx, doer, file } = this.#work
    const reason = `imported from ${file.name}`
    const foundedAs = (state: ShopState) =>
      [...this.#places.values()].flatMap(({ shopId, becomes }) => (becomes === state ? [shopId] : []))
    await moveStates(tx, shops, { action: 'suspend', as: 'staff', ids: foundedAs('suspended'), doer, reason })
    await moveStates(tx, shops, { action: 'close', as: 'staff', ids: foundedAs('closed'), doer, reason })
    await moveStates(tx, members, { action: 'suspend', as: 'staff', ids: this.#suspended, doer, reason })
    await writeAudit(tx, doer, [{
      act: 'import members', subject: 'members', subjectId: file.name, after: this.counts,
    }])
  }
}

const readAll = async (work: Work, bringing: Bringing): Promise<void> => {
  const { file, faults, count } = work
  let rows = 0
  for await (const read of readRows(file, columnsOf(memberColumns, neededColumns))) {
    count(1)
    rows += 1
    if (rows > memberRowsMax) return faults.add(read.line, tooMany)
    if ('fault' in read) {
      faults.add(read.line, read.fault)
      continue
    }
    const judged = judgeMemberRow(read.cells)
    if ('faults' in judged) for (const fault of judged.faults) faults.add(read.line, fault)
    else await bringing.take(read.line, judged.shop, judged.member)
  }
}

/** They have no password: an identity check that tells the same person makes the first one. */
export const importMembers = (
  given: ImportGiven & { readonly personal: PersonalData },
): Promise<ImportOutcome> =>
  runImport('members', given, async (work) => {
    const bringing = new Bringing(work, given.personal)
    await readAll(work, bringing)
    if (work.faults.count > 0) return ''
    await bringing.finish()
    const { members: brought, shops: founded, here } = bringing.counts
    return `${brought} members and ${founded} shops added, ${here} members were here already`
  })
