// A clerk applies a violation to a shop, with what proves it and what it was about.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import type { Tx } from '../../../runtime/database/database.ts'
import { Failure } from '../../../runtime/failure.ts'
import { action, type RequestFacts } from '../../../runtime/handler.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { attachEvidence } from '../evidence.ts'
import { evidenceOf, type ViolationParts } from '../violation-parts.ts'
import { applyViolation } from './apply-violation.ts'
import { describeViolation } from './describe-violation.ts'
import { relatedOf } from './related.ts'

const words = { ruleMissing: 'SANCTION_PRESET_NOT_FOUND', shopMissing: 'SHOP_NOT_FOUND' } as const

type Language = RequestFacts['language']
const wrongIn = {
  violateAt: { ko: '아직 일어나지 않은 일입니다.', en: 'This has not happened yet.' },
  priceWon: {
    ko: '금액은 이 위반의 계약을 따릅니다. 이 항목을 비워 주세요.',
    en: 'The contract that this is about says the price. Leave this out.',
  },
} as const
const wrong = (field: keyof typeof wrongIn, language: Language): Failure =>
  new Failure('BadRequestSchema', '0001.invalidBodySchema', [
    { path: `body.${field}`, message: wrongIn[field][language] },
  ])

const readPast = (text: string, now: Date, language: Language): Date => {
  const at = new Date(text)
  if (at > now) throw wrong('violateAt', language)
  return at
}

const memberProblem = async (
  tx: Tx, shopId: string, memberId: string | null,
): Promise<'SHOP_MEMBER_NOT_FOUND' | 'SHOP_MEMBER_INVALID' | undefined> => {
  if (memberId === null) return undefined
  const member = await findMember(tx, memberId)
  if (member === undefined) return 'SHOP_MEMBER_NOT_FOUND'
  return member.shopId === shopId ? undefined : 'SHOP_MEMBER_INVALID'
}

export const applyShopViolation = (parts: ViolationParts) =>
  action(violationsCalls.applyShopViolation, async (given) => {
    const { tx, caller, now, body, request, fail } = given
    const { shopId, memberId, evidenceFileIds, violateAt, ...rest } = body
    if ((await findShop(tx, shopId)) === undefined) throw fail('SHOP_NOT_FOUND')
    const problem = await memberProblem(tx, shopId, memberId)
    if (problem !== undefined) throw fail(problem)
    const related = relatedOf(body)
    if (!(await parts.fitsTogether(tx, related, shopId))) throw fail('RELATED_INVALID')

    const { detail, statement, isEvidenceShown, priceWon } = rest
    // As the flow judges a broken contract: by its price and its numbers, whatever somebody types.
    const terms = await parts.findTerms(tx, related)
    if (terms !== undefined && priceWon !== null) throw wrong('priceWon', request.language)
    const applied = await applyViolation(given, {
      shopId, memberId, detail, violateAt: readPast(violateAt, now, request.language), statement, isEvidenceShown,
      related, source: null, ...terms ?? { priceWon },
    })
    if ('problem' in applied) throw fail(words[applied.problem])
    await attachEvidence(tx, {
      subject: evidenceOf.violation, subjectId: applied.id, fileIds: evidenceFileIds, uploaderId: caller.userId,
      language: request.language,
    })
    return describeViolation(parts, { ...given, db: tx }, applied.id)
  })
