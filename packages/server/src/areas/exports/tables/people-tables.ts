// Shops, members, and what was held against shops, as tables.
import { membersCalls } from '@bidyard/contract/calls/members'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import {
  bidRestriction, memberGrade, memberPart, memberState, memberType, penaltyCause, penaltyEnd, penaltyKind, penaltyState,
  registrationType, shopGrade, shopState, shopViolationState, staffPart, violationAction, violationDetailType,
  violationType,
} from '@bidyard/contract/enums'
import type { ItemOf } from '@bidyard/contract/list'
import { showBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { showPhoneNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import { columnsFor, listTable } from './table.ts'

/** With hyphens, so that no program takes it for a number and drops its zero. */
const shownPhone = (digits: string | null): string | null => (digits === null ? null : showPhoneNumber(digits))

type Shop = ItemOf<typeof shopsCalls.listShops>
const shop = columnsFor<Shop>()

export const shopsTable = listTable({
  call: shopsCalls.listShops,
  columns: [
    shop.text('name', '상사명', 'Shop', (row) => row.name),
    shop.choice('state', '상태', 'State', shopState, (row) => row.state),
    shop.choice('grade', '등급', 'Grade', shopGrade, (row) => row.grade),
    shop.choice('registrationType', '사업자 구분', 'Kind of business', registrationType, (row) => row.registrationType),
    shop.text('businessNumber', '사업자등록번호', 'Business number', (row) => showBusinessNumber(row.businessNumber)),
    shop.text('representativeName', '대표자', 'Representative', (row) => row.representativeName),
    shop.text('phoneNumber', '전화번호', 'Phone', (row) => shownPhone(row.phoneNumber)),
    shop.text('email', '이메일', 'E-mail', (row) => row.email),
    shop.text('postalCode', '우편번호', 'Postal code', (row) => row.address?.postalCode),
    shop.text('road', '주소', 'Address', (row) => row.address?.road),
    shop.text('detail', '상세주소', 'Address detail', (row) => row.address?.detail),
    shop.time('createdAt', '등록일시', 'Created', (row) => row.createdAt),
    shop.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop: { filter: ({ companyId }) => ({ companyId: { eq: companyId } }), shopIdOf: (row) => row.id },
})

type Member = ItemOf<typeof membersCalls.listMembers>
const member = columnsFor<Member>()

export const membersTable = listTable({
  call: membersCalls.listMembers,
  columns: [
    member.text('memberNo', '회원번호', 'Member', (row) => row.memberNo),
    member.text('name', '이름', 'Name', (row) => row.name),
    member.text('uid', '아이디', 'Login', (row) => row.uid),
    member.text('phoneNumber', '전화번호', 'Phone', (row) => shownPhone(row.phoneNumber)),
    member.choice('type', '구분', 'Type', memberType, (row) => row.type),
    member.choice('state', '상태', 'State', memberState, (row) => row.state),
    member.choice('grade', '직급', 'Grade', memberGrade, (row) => row.grade),
    member.choice('part', '담당', 'Part', memberPart, (row) => row.part),
    member.choice('staffPart', '운영 담당', 'Part in the office', staffPart, (row) => row.staffPart),
    member.flag('mayBid', '입찰 가능', 'May bid', (row) => row.mayBid),
    member.text('shopName', '상사', 'Shop', (row) => row.shop?.name),
    member.text('companyName', '회사', 'Company', (row) => row.company?.name),
    member.time('joinedAt', '가입일시', 'Joined', (row) => row.joinedAt),
    member.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop: { filter: ({ id }) => ({ shopId: { eq: id } }), shopIdOf: (row) => row.shop?.id ?? null },
})

type Violation = ItemOf<typeof violationsCalls.listShopViolations>
const violation = columnsFor<Violation>()

export const violationsTable = listTable({
  call: violationsCalls.listShopViolations,
  columns: [
    violation.text('violationNo', '위반번호', 'Violation', (row) => row.violationNo),
    violation.text('shopName', '상사', 'Shop', (row) => row.shopName),
    violation.text('memberName', '회원', 'Member', (row) => row.memberName),
    violation.choice('type', '구분', 'Type', violationType, (row) => row.type),
    violation.choice('detail', '내용', 'What happened', violationDetailType, (row) => row.detail),
    violation.choice('action', '조치', 'Action', violationAction, (row) => row.action),
    violation.choice('state', '상태', 'State', shopViolationState, (row) => row.state),
    violation.count('points', '벌점', 'Points', (row) => row.rule.points),
    violation.text('statement', '경위', 'Statement', (row) => row.statement),
    violation.won('priceWon', '거래가(원)', 'Price (won)', (row) => row.priceWon),
    violation.time('violateAt', '위반일시', 'Happened', (row) => row.violateAt),
    violation.time('appliedAt', '적용일시', 'Applied', (row) => row.appliedAt),
    violation.time('restrictedUntil', '제한 종료', 'Restricted until', (row) => row.restrictedUntil),
    violation.time('appealUntil', '이의신청 기한', 'Appeal until', (row) => row.appealUntil),
    violation.text('contractId', '계약 고유번호', 'Contract id', (row) => row.related.contractId),
    violation.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop: { filter: ({ id }) => ({ shopId: { eq: id } }), shopIdOf: (row) => row.shopId },
})

type Penalty = ItemOf<typeof violationsCalls.listShopPenalties>
const penalty = columnsFor<Penalty>()

export const penaltiesTable = listTable({
  call: violationsCalls.listShopPenalties,
  columns: [
    penalty.text('shopName', '상사', 'Shop', (row) => row.shopName),
    penalty.choice('kind', '구분', 'Kind', penaltyKind, (row) => row.kind),
    penalty.choice('cause', '원인', 'Cause', penaltyCause, (row) => row.cause),
    penalty.choice('detail', '위반 내용', 'What happened', violationDetailType, (row) => row.detail),
    penalty.choice('state', '상태', 'State', penaltyState, (row) => row.state),
    penalty.count('value', '값', 'Value', (row) => row.value),
    penalty.choice('restriction', '입찰 제한', 'Restriction', bidRestriction, (row) => row.restriction),
    penalty.won('claimWon', '위약금(원)', 'Claim (won)', (row) => row.claimWon),
    penalty.time('from', '시작', 'From', (row) => row.from),
    penalty.time('until', '종료 예정', 'Until', (row) => row.until),
    penalty.time('endedAt', '종료', 'Ended', (row) => row.endedAt),
    penalty.choice('end', '종료 사유', 'How it ended', penaltyEnd, (row) => row.end),
    penalty.text('violationId', '위반 고유번호', 'Violation id', (row) => row.violationId),
    penalty.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop: { filter: ({ id }) => ({ shopId: { eq: id } }), shopIdOf: (row) => row.shopId },
})
